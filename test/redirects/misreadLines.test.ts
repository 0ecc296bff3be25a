import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../src/check/fixes/applyFixes.ts';
import { misreadLines } from '../../src/redirects/misreadLines.ts';
import { readRedirects } from '../../src/redirects/readRedirects.ts';

describe('misreadLines', () => {
  for (const line of [
    '/old/ /new/',
    '/old/  /new/  301',
    '/old/:/new/',
    '/old/ => /new/',
    '/old/ -> /new/',
    '/old/ = /new/',
    '/old/, /new/',
    '- /old/: /new/',
    '"/old/": "/new/",',
    '"/old/: /new/',
  ])
    it(`mends \`${line}\``, () => {
      const text = `# Redirects\n/a/: /b/\n${line}\n`;
      const found = misreadLines(text, 'redirects.yaml');
      assert.deepEqual([found?.place.line, found?.meant], [3, '/old/: /new/']);
      const mended = correctText(text, found?.fix === undefined ? [] : [found.fix]).text;
      assert.equal(mended, '# Redirects\n/a/: /b/\n/old/: /new/\n');
      // At its place, whatever the parser says of it.
      const { diagnostics } = readRedirects(text, 'redirects.yaml');
      assert.deepEqual(
        diagnostics.map(({ code, place, hint, fix }) => [code, place?.line, hint, fix]),
        [['redirect-shape', 3, '/old/: /new/', found?.fix]],
      );
    });

  it('finds nothing in what is right, or says more', () => {
    for (const text of [
      '/a/: /b/\n"/c": \'/d\' # e\n/e/: https://a.example/\n',
      '/a/*/c /b/\n',
      '/a/:name /b/:other\n',
      'https://old.example/a/ /b/\n',
      '- from: /a/\n  to: /b/\n',
      '',
    ])
      assert.equal(misreadLines(text, 'redirects.yaml'), undefined, text);
    // The others are for their author.
    assert.equal(misreadLines('/a/ /b/\n/c/*/e /d/\n', 'redirects.yaml')?.fix, undefined);
    assert.equal(misreadLines('/c/*/e /d/\n/a/ /b/\n', 'redirects.yaml')?.place.line, 2);
  });

  it('reads patterns of hosts', () => {
    for (const line of ['/a/* /b/:splat 301', '/a/*  /b/*', '/a/:name /b/:name'])
      assert.equal(misreadLines(`${line}\n`, 'redirects.yaml')?.fix?.text, '/a/*: /b/*', line);
    assert.equal(misreadLines('/a/* /b/ 301\n', 'redirects.yaml')?.fix?.text, '/a/*: /b/');
  });

  it('leaves lines that are right as they are, and the line ends of Windows', () => {
    const text = `/a/ /b/\r\n"/c": '/d' # e\r\n`;
    const { fix } = misreadLines(text, 'redirects.yaml') ?? {};
    assert.equal(correctText(text, fix === undefined ? [] : [fix]).text, text.replace('/a/ ', '/a/: '));
  });

  // A pattern that backtracks would never be done.
  it('takes a time that grows with the text', () => {
    assert.equal(misreadLines(`/${'a '.repeat(20_000)}\n`, 'redirects.yaml'), undefined);
    assert.equal(misreadLines(`/a${' '.repeat(20_000)}b\n`, 'redirects.yaml'), undefined);
  });
});

it('a line with a space before its colon is read, and is not the faulty one', () => {
  assert.equal(misreadLines('/a/ : /b/\n/c/ /d/\n', 'redirects.yaml')?.place.line, 2);
});

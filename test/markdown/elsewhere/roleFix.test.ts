import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { correctText } from '../../../src/check/fixes/applyFixes.ts';
import { roleFix } from '../../../src/markdown/elsewhere/roleFix.ts';

describe('roleFix', () => {
  const mended = (text: string) => {
    const [, role = ''] = /\{([\w:]+)\}/.exec(text) ?? [];
    const fix = roleFix(role, text.indexOf('{'), { file: 'a.md', body: text });
    return fix === undefined ? undefined : correctText(text, [fix]).text;
  };

  const cases: readonly [written: string, meant: string][] = [
    ['A {abbr}`TLS (Transport Layer Security)` key', 'A <abbr title="Transport Layer Security">TLS</abbr> key'],
    ['Press {kbd}`Ctrl`.', 'Press <kbd>Ctrl</kbd>.'],
    ['H{sub}`2`O', 'H<sub>2</sub>O'],
    ['Choose {menuselection}`File --> Open`', 'Choose **File → Open**'],
    ['See {file}`/etc/hosts`', 'See `/etc/hosts`'],
    ['Call {py:func}`~a.b.call`', 'Call `call`'],
    ['Call {class}`the one <a.b.One>`', 'Call `the one`'],
    ['Run {command}``a`` now', 'Run ``a`` now'],
    ['All {term}`pods <Kubernetes pod>` of it', 'All pods of it'],
    ['Any {term}`pod` of it', 'Any pod of it'],
  ];
  for (const [written, meant] of cases) it(`writes ${meant}`, () => assert.equal(mended(written), meant));

  it('leaves what leads somewhere, or would be read otherwise', () => {
    for (const text of [
      '{ref}`a`',
      '{doc}`a`',
      '{term}`*a*`',
      '{own}`a`',
      '{abbr}`TLS`',
      '{kbd}`<`',
      '{sub}`a*b*`',
      '{kbd}``a`b``',
    ])
      assert.equal(mended(text), undefined, text);
  });
});

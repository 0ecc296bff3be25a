import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { unclosedValue } from '../../../src/content/frontmatter/unclosedValue.ts';

const found = (yaml: string, line: number) => {
  const value = unclosedValue(yaml, line);
  return value === undefined ? undefined : `${value.line}:${value.column} ${value.mended}`;
};

describe('unclosedValue', () => {
  it('finds the value that opens last before the line of the complaint', () => {
    assert.equal(found('title: "a\nlabel: b', 2), '1:8 title: "a"');
    assert.equal(found("label: x\ntitle: 'it''s\norder: 3\n", 3), "2:8 title: 'it''s'");
    assert.equal(found('title: [a, b\r\nlabel: c', 2), '1:8 title: [a, b]');
    assert.equal(found('prev: {text: a\n', 2), '1:7 prev: {text: a}');
    assert.equal(found('prev:\n  text: "a\\"\nlabel: c', 3), '2:9   text: "a\\""');
    assert.equal(found('title: "a\ndescription: "b"\n', 2), '1:8 title: "a"');
  });

  it('finds nothing where every value is closed, or opens only later', () => {
    assert.equal(found('prev: {\n  text: a,\n  link: /\n}\ntitle: a', 4), undefined);
    assert.equal(found('title: "a"\nlabel: \'b\'\nprev: {link: /}', 3), undefined);
    assert.equal(found('title: it\'s "a', 1), undefined);
    assert.equal(found('title: a\nlabel: "b', 1), undefined);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseYaml } from '../../../src/check/samples/parseYaml.ts';

describe('parseYaml', () => {
  it('takes documents, one or several, empty ones, and tags of other programs', () =>
    assert.deepEqual(parseYaml(['a: 1', 'a: 1\n---\nb: 2', ' \n\t', '# nothing\n', 'a: !Ref b', 'a: !Sub\n  - b']), [
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
      undefined,
    ]));

  it('takes what shows all that may be written, with what is optional in brackets', () => {
    const shown = [
      'a: <b>\n[ c: <d> | default = 1 ]',
      'a:\n  [ - <b> ... ]',
      "- [ a: '[' <b> [, ...] ']' ]\n  c: d: e",
    ];
    assert.deepEqual(parseYaml(shown), [undefined, undefined, undefined]);
    assert.equal(
      parseYaml(['a: b\n[ c: d ]', 'a: <b>\n[ <c> ]', 'a: "[ b: <c> ]"\nd'].map(String)).includes(undefined),
      false,
    );
  });

  it('takes templates, whatever fills them in', () => {
    const templates = [
      'a:\n  name: {{ .Name }}-b\n  {{- toYaml .C | nindent 2 }}\nd: {{ e "f" }}:80',
      '{{- if a }}\na: 1\n{{- else }}\na: 2\n{{- end }}\nb: {{ c }}',
      '{{/* a\n  comment: b: c */}}\n{% if d %}\ne: {{ f }}{{ g }}\n{% endif %}',
      '{{ a }}: {b: {{ c }}}',
    ];
    assert.deepEqual(
      parseYaml(templates),
      templates.map(() => undefined),
    );
    const [first, second, third] = parseYaml(['a: {{ b }}\nc: d: e', 'a: {{ b', 'a: 1\na: 2']);
    assert.deepEqual([first?.line, first?.column, second?.line, third?.line], [2, 5, 1, 2]);
  });

  it('tells where each of several is wrong', () => {
    const [first, second] = parseYaml(['a: b: c', 'x:\n  - a\n y']);
    assert.deepEqual([first?.line, second?.line], [1, 3]);
    assert.ok((first?.message.length ?? 0) > 5);
  });
});

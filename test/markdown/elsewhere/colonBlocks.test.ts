import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { blockHint } from '../../../src/markdown/elsewhere/colonBlocks.ts';
import { compileText } from '../../compileText.ts';

const told = (text: string, path = 'a.md') => {
  const [first, other] = (['satteri', 'remark'] as const).map((parser) =>
    compileText(text, { path, parser }).diagnostics.map(
      ({ code, place, hint }) => `${code} ${place?.line}:${place?.column} ${hint?.slice(0, 30)}`,
    ),
  );
  assert.deepEqual(other, first, text);
  return first;
};

describe('blocks between lines of two colons', () => {
  it('are told of with what is written instead', () => {
    assert.deepEqual(told('::callout{icon="x" color="warning"}\nText\n::\n'), [
      'unread-markup 1:1 write `:::warning`, the text a',
    ]);
    assert.deepEqual(told('::card-group\n::card{title="A"}\nText\n::\n::\n'), [
      'unread-markup 1:1 write `<CardGrid>` with a `<Ca',
      'unread-markup 2:1 write `<CardGrid>` with a `<Ca',
    ]);
  });

  it('may be those of a plugin where no such line ends them', () => {
    for (const text of ['::leaf\n\nText\n', '::leaf\n\nA line with :: in it\n', '```\n::tabs\n::\n```\n'])
      assert.deepEqual(told(text), [], text);
  });

  it('are boxes, tabs, cards and more', () => {
    for (const [name, line, hint] of [
      ['callout', '::callout{type="danger" title="Mind"}', /^write `:::danger\[Mind\]`/],
      ['alert', '::alert', /^write `:::note`/],
      ['caution', '::caution', /^write `:::caution`/],
      ['tabs-item', '::tabs-item{label="A"}', /code-group/],
      ['accordion-item', '::accordion-item', /^write `:::details Title`/],
      ['steps', '::steps', /^write `<Steps>`/],
      ['unheard', '::unheard', /^write Markdown, or a component/],
    ] as const)
      assert.match(blockHint(name, line), hint, line);
  });
});

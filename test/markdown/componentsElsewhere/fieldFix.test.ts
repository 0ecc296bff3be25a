import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('fieldFix', () => {
  it('makes one table of fields that follow each other', () => {
    assertMended(
      'Text\n\n<ResponseField name="a" type="string | null" required>\n  Words.\n</ResponseField>\n\n<ResponseField name="b" type="x" default="p">Words.</ResponseField>\n\nMore\n\n<ResponseField\n  name="c"\n/>',
      'Text\n\n<PropTable>\n<Prop name="a" type="string | null" required>\n  Words.\n</Prop>\n\n<Prop name="b" type="x" default="p">Words.</Prop>\n</PropTable>\n\nMore\n\n<PropTable>\n<Prop\n  name="c"\n/>\n</PropTable>',
    );
  });

  it('takes nothing within a value for another attribute', () => {
    const given = 'name="a" type="one title two" default=\'p deprecated q\' required={ true }';
    assertMended(`<ResponseField ${given} />`, `<PropTable>\n<Prop ${given} />\n</PropTable>`);
  });

  it('says of a parameter where it stands', () => {
    const meant =
      '<ParamTable>\n<Param in="path" name="id" type="string" required={true}>\n  Words.\n</Param>\n<Param in="header" name="Accept" />\n</ParamTable>';
    assertMended(
      '<ParamField path="id" type="string" required={true}>\n  Words.\n</ParamField>\n<ParamField header="Accept" />',
      meant,
    );
    assert.match(compileText(meant).html, /class="field-place">header</);
  });

  it('makes tables within fields', () => {
    assertMended(
      '<ResponseField name="a">\n  <Expandable title="more">\n    <ResponseField name="b">x</ResponseField>\n    <ResponseField name="c">y</ResponseField>\n  </Expandable>\n</ResponseField>',
      '<PropTable>\n<Prop name="a">\n  :::details[more]\n    <PropTable>\n    <Prop name="b">x</Prop>\n    <Prop name="c">y</Prop>\n    </PropTable>\n  :::\n</Prop>\n</PropTable>',
    );
  });

  it('leaves fields of which one would lose something, and those in samples', () => {
    for (const written of [
      '<ResponseField name="a">x</ResponseField>\n\n<ResponseField name="b" deprecated>y</ResponseField>',
      '<ParamField path="a" body="b">x</ParamField>',
      '<ParamField name="a">x</ParamField>',
      '<ResponseField type="a">x</ResponseField>',
      'Text <ResponseField name="a">x</ResponseField> text',
      '<ResponseField name="a">x</ResponseField> text',
    ])
      assert.equal(mendText(written), written);
    const sample = '```mdx\n<ResponseField name="a" deprecated>\n```\n\n';
    assert.equal(
      mendText(`${sample}<ResponseField name="b">x</ResponseField>`),
      `${sample}<PropTable>\n<Prop name="b">x</Prop>\n</PropTable>`,
    );
  });

  it('goes over a page once, however many fields it has', ({ mock }) => {
    const search = mock.method(String.prototype, 'matchAll');
    compileText('<ParamField query="a" />\n'.repeat(50));
    const forFields = search.mock.calls.filter(({ arguments: [pattern] }) => String(pattern).includes('<ParamField'));
    assert.equal(forFields.length, 1);
  });

  it('knows the fields of a page and of a partial in it apart', () => {
    const { diagnostics } = compileText('<ParamField query="a" />\n\n<Include src="/_part.mdx" />\n', {
      files: { '_part.mdx': 'Words.\n\n<ParamField header="b" />\n' },
    });
    assert.deepEqual(
      diagnostics.map(({ place, fix }) => [place?.file, place?.line, fix?.with?.length]),
      [
        ['content/page.mdx', 1, 3],
        ['content/_part.mdx', 3, 3],
      ],
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('placeOfProperty', () => {
  it('is that of the name, and not of the same letters elsewhere', () => {
    const placeIn = (text: string) => compileText(text).diagnostics[0]?.place?.column;
    assert.equal(placeIn('<Card title="titel" titel="b" />'), 21);
    assert.equal(placeIn('<Card title={1}\n  variant="variant" />'), 3);
    assert.equal(placeIn('<Card title="the link here" link="#">x</Card>'), 29);
    assert.equal(placeIn("<Card title='the link here' link='#'>x</Card>"), 29);
    assert.equal(placeIn('<Card title={"the link here"} link="#">x</Card>'), 31);
  });
});

describe('propertyFix', () => {
  it('deletes what other generators say of the look', () => {
    assertMended(
      '<CardGroup cols={2}>\n  <Card title="A" icon="rocket" arrow href="#">x</Card>\n</CardGroup>',
      '<CardGrid>\n  <Card title="A" href="#">x</Card>\n</CardGrid>',
    );
    assertMended(
      '<Card icon={<Icons.Box size="2" />} title="A" href="#">x</Card>',
      '<Card title="A" href="#">x</Card>',
    );
    assertMended('<Card\n  title="A"\n  icon="b"\n>\n  x\n</Card>', '<Card\n  title="A"\n>\n  x\n</Card>');
  });

  it('leaves words of a value that are names of properties, too', () =>
    assertMended(
      '<Card title="An icon and a link" icon="b" link="#">x</Card>',
      '<Card title="An icon and a link" href="#">x</Card>',
    ));

  it('writes a text between the tags', () => {
    assertMended('<LinkCard title="A" description="Words, more." />', '<Card title="A">Words, more.</Card>');
    assertMended('<LinkCard\n  title="A"\n  description="Words"\n/>', '<Card\n  title="A"\n>\nWords\n</Card>');
    assertMended('<Card title="A"\n  description="Words" />', '<Card title="A"\n\n>\nWords\n</Card>');
  });

  it('leaves what would be read otherwise, or end a paragraph', () => {
    for (const written of [
      '<Card title="A" description="a *b* c" />',
      '<Card title="A" description="1 < 2" />',
      '<Card title="A" description="- x" />',
      '<Card title="A" description="x">y</Card>',
      '<Card\n  title="A"\n  description="1. x"\n/>',
      '<Card\n  title="A"\n  description="import it"\n/>',
      '<Card\n  title="A"\n  icon="b"\n  href="#">x</Card>',
      '<Card title="A" icon={{ a: 1 }} />',
    ])
      assert.equal(mendText(written), written);
    const [told] = compileText('<Card title="A" description={NAME} />', { constants: { NAME: 'a' } }).diagnostics;
    assert.equal(told?.code, 'unread-markup');
    assert.equal(told.fix, undefined);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { assertMended, mendText } from '../../mendText.ts';

describe('tagFix', () => {
  it('renames both tags of a component that has another name here', () => {
    assertMended(
      '<Tabs>\n  <TabItem label="A" default>\n\n  a\n\n  </TabItem>\n  <TabItem label="B">b</TabItem>\n</Tabs>',
      '<Tabs>\n  <Tab label="A" default>\n\n  a\n\n  </Tab>\n  <Tab label="B">b</Tab>\n</Tabs>',
    );
    assertMended(
      '<Cards>\n  <Cards.Card title="A" href="#" />\n  <LinkCard title={"B > C"} href="#" />\n</Cards>',
      '<CardGrid>\n  <Card title="A" href="#" />\n  <Card title={"B > C"} href="#" />\n</CardGrid>',
    );
  });

  it('makes containers of boxes, with their kind and title', () => {
    assertMended('<Aside type="caution" title="Mind">\n  Words\n</Aside>', ':::caution[Mind]\n  Words\n:::');
    assertMended('<Callout type="error" emoji="x">Words `a`</Callout>', ':::danger\nWords `a`\n:::');
    assertMended('<Accordion title="A" defaultOpen>\nx\n</Accordion>', ':::details[A]{open}\nx\n:::');
    assertMended('1. One\n\n   <Note>\n   Words\n   </Note>\n2. Two', '1. One\n\n   :::note\n   Words\n   :::\n2. Two');
    assertMended('1. One\n   <Tip>Words</Tip>\n2. Two', '1. One\n   :::tip\n   Words\n   :::\n2. Two');
  });

  it('gives a box around others more colons than they have, once they are mended', () => {
    assertMended(
      '<Accordion title="A">\n  <Note>\n  <Tip>x</Tip>\n  </Note>\n\n  <Tip>y</Tip>\n</Accordion>',
      ':::::details[A]\n  ::::note\n  :::tip\n  x\n  :::\n  ::::\n\n  :::tip\n  y\n  :::\n:::::',
    );
  });

  it('takes away what only holds others', () => {
    assertMended(
      '<AccordionGroup>\n  <Accordion title="A">\n    x\n  </Accordion>\n</AccordionGroup>',
      '\n  :::details[A]\n    x\n  :::\n',
    );
    assertMended('<Bleed>*A*</Bleed>', '*A*');
  });

  it('takes away a list of headings, which every page has', () => {
    assertMended('a\n\n<TOCInline toc={toc} />\n\nb', 'a\n\n\n\nb');
    assertMended('a\n\n<TOCInline toc={toc.slice(1)} maxHeadingLevel={3} />\n\nb', 'a\n\n\n\nb');
    assertMended('a\n\n<Toc />\n\nb', 'a\n\n\n\nb');
    for (const written of ['a <TOCInline toc={toc} /> b', '<TOCInline>a</TOCInline>'])
      assert.equal(mendText(written), written);
  });

  it('makes a figure of a frame with a caption', () => {
    assertMended(
      '<Frame caption="The menu, open">\n  ![Menu](https://a.example/a.png)\n</Frame>',
      '<figure>\n  ![Menu](https://a.example/a.png)\n\n<figcaption>The menu, open</figcaption>\n</figure>',
    );
    assertMended(
      '1. a\n\n   <Frame type="glass" caption="b" className="c">\n   <img src="https://a.example/a.png" alt="a" />\n   </Frame>',
      '1. a\n\n   <figure>\n   <img src="https://a.example/a.png" alt="a" />\n\n   <figcaption>b</figcaption>\n   </figure>',
    );
  });

  it('takes away what only holds others, and how that looks', () => {
    assertMended(
      '<Accordions type="single" className="w-full">\n<Accordion title="A">\nB\n</Accordion>\n</Accordions>',
      '\n:::details[A]\nB\n:::\n',
    );
    assertMended('<Frame border fullWidth>\nB\n</Frame>', '\nB\n');
    const named = '<Frame id="a">\nB\n</Frame>';
    assert.equal(mendText(named), named);
  });

  it('makes containers of the boxes of Fern', () => {
    assertMended('<Callout type="Warning">Words</Callout>', ':::warning\nWords\n:::');
    assertMended('<Callout type="idea">Words</Callout>', ':::note\nWords\n:::');
    // A warning would be a note.
    const mistyped = '<Callout type="warnning">Words</Callout>';
    assert.equal(mendText(mistyped), mistyped);
    // Classes of another site's styles.
    assertMended('<Note className="mt-4 mb-2">\nWords\n</Note>', ':::note\nWords\n:::');
    assertMended('<Callout class="wide" type="tip">Words</Callout>', ':::tip\nWords\n:::');
    assertMended('<Callout intent="warning" icon="x" title="A">Words</Callout>', ':::warning[A]\nWords\n:::');
    assertMended(
      '<Success>Words</Success>\n\n<Error title="A">Words</Error>',
      ':::tip\nWords\n:::\n\n:::danger[A]\nWords\n:::',
    );
    assertMended('<Tip icon="x" iconType="solid">Words</Tip>', ':::tip\nWords\n:::');
  });

  it('makes containers of boxes whose opening or words have several lines', () => {
    assertMended('<Aside\n  type="caution"\n  title="Mind"\n>\n  Words\n</Aside>', ':::caution[Mind]\n  Words\n:::');
    assertMended(
      '- a\n\n  <Note\n    title="A">\n\n  Words\n\n  </Note>\n\n- b',
      '- a\n\n  :::note[A]\n\n  Words\n\n  :::\n\n- b',
    );
    assertMended('<Tip> Words that\ngo *on*</Tip>\n\nMore', ':::tip\nWords that\ngo *on*\n:::\n\nMore');
    assertMended('- a\n\n  <Tip>Words\n  go on</Tip>', '- a\n\n  :::tip\n  Words\n  go on\n  :::');
    assertMended('<Tip><CardGrid>\n\na\n\n</CardGrid>\n</Tip>', ':::tip\n<CardGrid>\n\na\n\n</CardGrid>\n:::');
    assertMended(
      '<Frame\n  caption="The menu"\n>\n  ![Menu](https://a.example/a.png)\n</Frame>',
      '<figure>\n  ![Menu](https://a.example/a.png)\n\n<figcaption>The menu</figcaption>\n</figure>',
    );
  });

  it('closes a box as far in as it is opened', () => {
    assertMended('<Note>\n  Words\n  </Note>', ':::note\n  Words\n:::');
    assertMended(
      '- a\n\n  <Note>\n    Words\n\n    - b\n    </Note>\n\n- c',
      '- a\n\n  :::note\n    Words\n\n    - b\n  :::\n\n- c',
    );
  });

  it('renames a snippet of Mintlify, and includes it', () => {
    const text = "import One from '/snippets/a/one.mdx';\nimport Two from '/guides/two.mdx';\n\n<One />\n\n<Two />";
    const [told, ...others] = compileText(text).diagnostics.flatMap(({ fix }) => fix ?? []);
    assert.deepEqual(others, []);
    assert.deepEqual([told?.was, told?.text], ['<One />', '<Include src="/snippets/a/_one.mdx" />']);
    const file = 'content/snippets/a/one.mdx';
    assert.deepEqual(told?.beside, [
      {
        place: { file, line: 1, column: 1, endColumn: 1 },
        was: '',
        text: '',
        renamedTo: 'content/snippets/a/_one.mdx',
      },
    ]);
  });

  it('writes links as Markdown', () => {
    assertMended('Go <Link to="#a">to `A`</Link>.\n\n## A', 'Go [to `A`](#a).\n\n## A');
    assertMended('<Link href="https://a.example">There</Link>', '[There](https://a.example)');
    assertMended('<LinkButton icon="x" href="#">Up</LinkButton>', '[Up](#)');
    const [told] = compileText('<LinkButton href="#" /> Up').diagnostics;
    assert.deepEqual([told?.code, told?.fix], ['unknown-component', undefined]);
  });

  it('makes pictures of HTML of those that are nothing else', () => {
    assertMended(
      '<Image src="https://a.example/a.png" alt="A" width={20} />',
      '<img src="https://a.example/a.png" alt="A" width={20} />',
    );
    assert.equal(mendText('<Image src="https://a.example/a.png" alt="A" priority />').slice(0, 6), '<Image');
  });

  it('includes a partial that stands as a component', () =>
    assert.equal(
      mendText("import Part from './_part.mdx';\n\n<Part />\n\n- a\n\n  <Part />"),
      '\n<Include src="./_part.mdx" />\n\n- a\n\n  <Include src="./_part.mdx" />',
    ));

  it('makes elements of HTML of those of Docusaurus that hold a summary', () => {
    assertMended(
      '<Details>\n  <summary>A</summary>\n\n  Words.\n</Details>',
      '<details>\n  <summary>A</summary>\n\n  Words.\n</details>',
    );
    assertMended(
      '<Details open>\n<summary>A</summary>\n\nWords.\n</Details>',
      '<details open>\n<summary>A</summary>\n\nWords.\n</details>',
    );
    assert.match(mendText('<Details summary="A">\n\nWords.\n\n</Details>'), /^<Details/);
  });

  it('includes a partial with what it is given', () => {
    assert.equal(
      mendText('import Part from \'./_part.mdx\';\n\n<Part name="a" size={2} isNew />'),
      '\n<Include src="./_part.mdx" name="a" size={2} isNew />',
    );
    for (const left of ['<Part src="a" />', '<Part {...{}} />', '<Part>\n\na\n\n</Part>'])
      assert.equal(mendText(`import Part from './_part.mdx';\n\n${left}`).includes('<Include'), false, left);
  });

  it('leaves what needs judgment', () => {
    for (const written of [
      // In the middle of a text, a quote or an item.
      'Text <Note>x</Note> text',
      '> <Note>x</Note>',
      '- <Note>x</Note>',
      '<Note>x\n</Note>',
      '<Note\n  title="A">x</Note>',
      '> <Note\n>   title="A">\n> x\n> </Note>',
      // What would be lost.
      '<Callout title="A [b]">\nx\n</Callout>',
      '<Callout title={<b>x</b>}>\nx\n</Callout>',
      '<Note id="x">\nx\n</Note>',
      '<Accordion>\nx\n</Accordion>',
      '<Frame caption="*x*">\n\ny\n\n</Frame>',
      '<Frame caption="x" hint="y">\n\ny\n\n</Frame>',
      '<Frame caption="x">y</Frame>',
      // What holds nothing may be an icon.
      '<Info />',
      // A component of the site's own.
      "import { Note } from '../components/note'\n\n<Note>\nx\n</Note>",
      'export const Note = () => null;\n\n<Note>\nx\n</Note>',
      "import Part from './part.mdx';\n\n<Part />",
      '<Link href="#" className="a">x</Link>',
      '<Link href="#"><b>x</b></Link>',
      '<Link href="#" />',
      // What would be read otherwise: a title, or words at the start of a line.
      '<Note title="Use <Tabs> here">\nx\n</Note>',
      '<Note title="5 * 6 * 7">\nx\n</Note>',
      '<Note>1. x</Note>',
      '<Note># x</Note>',
      '<Note>```</Note>',
      '<Bleed>- x</Bleed>',
      // What would end the container around it.
      ':::tip\n<Note>x</Note>\nmore\n:::',
      '::::tip\n:::note\nx\n:::\n\n<Note>\n:::tip\nx\n:::\n</Note>\n::::',
    ])
      assert.equal(mendText(written), written);
    assert.match(
      mendText("import { Aside } from '@astrojs/starlight/components';\n\n<Aside>\nx\n</Aside>"),
      /^\n:::note/,
    );
  });

  it('leaves what a constant says, which may say something else tomorrow', () => {
    const surroundings = { constants: { NAME: 'A', HOME: '#' } };
    for (const written of ['<Note title={NAME}>x</Note>', '<Link to={HOME}>x</Link>', '<Link to={`${HOME}a`}>x</Link>'])
      assert.deepEqual(
        compileText(written, surroundings).diagnostics.flatMap(({ fix }) => fix ?? []),
        [],
        written,
      );
  });

  it('makes a container within another, of fewer colons, and behind one', () => {
    assertMended('::::tip\n<Note>x</Note>\n::::', '::::tip\n:::note\nx\n:::\n::::');
    assertMended(':::tip\nx\n:::\n\n<Note>x</Note>', ':::tip\nx\n:::\n\n:::note\nx\n:::');
  });

  it('leaves a link whose address would end early in Markdown', () => {
    for (const written of ['Go <Link to="/a (b)">x</Link>.', 'Go <Link to="/a b">x</Link>.'])
      assert.equal(mendText(written), written);
  });

  it('keeps the space that a link begins or ends with', () => assertMended('a<Link to="#"> b </Link>c', 'a [b](#) c'));

  it('tells of a component as before', () => {
    const [told] = compileText('<Tabs>\n<Tab label="a">\n<TabItem>x</TabItem>\n</Tab>\n</Tabs>').diagnostics;
    assert.equal(told?.code, 'unknown-component');
    assert.equal(told?.fix?.with?.length, 1);
  });
});

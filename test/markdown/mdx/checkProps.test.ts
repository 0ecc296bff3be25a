import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';
import { mendText } from '../../mendText.ts';

const told = (text: string, components: Record<string, unknown> = {}) =>
  compileText(text, { components }).diagnostics.map(({ severity, code, message, place, hint, fix }) => [
    `${severity} ${code} ${place?.line}:${place?.column}`,
    message,
    hint,
    fix?.text,
  ]);

describe('checkProps', () => {
  it('keeps the names of tabs, where other generators have them', () => {
    const told = (text: string) => compileText(text).diagnostics.map(({ hint, fix }) => [hint, fix?.text]);
    assert.deepEqual(told('<Tabs items={["a"]}><Tab label="a">x</Tab></Tabs>'), [
      ['write each name at its tab, `<Tab label="…">`, and delete it', ''],
    ]);
    assert.deepEqual(told('<Tabs defaultValue="b" values={[{label: "A", value: "a"}]}><Tab label="a">x</Tab></Tabs>'), [
      ['write `default` at that tab, `<Tab label="…" default>`, and delete it', undefined],
      ['write each name at its tab, `<Tab label="…">`, with the tabs in this order, and delete it', undefined],
    ]);
    assert.deepEqual(told('<Tabs><Tab value="a">x</Tab></Tabs>')[0], ['write `label`', 'label']);
    assert.match(String(told('<Tabs><Tab value="a" label="b">x</Tab></Tabs>')[0]?.[0]), /^delete it/);
  });

  it('tells of texts that say no where a property is there or not, and of no others', () => {
    const tabs = (value: string) =>
      told(`<Tabs><Tab label="a" disabled=${value}>x</Tab><Tab label="b">y</Tab></Tabs>`).length;
    assert.deepEqual(['"false"', '"No"', '"true"', '"not yet"', '{false}'].map(tabs), [1, 1, 0, 0, 0]);
  });

  it('tells of properties that other generators call otherwise', () => {
    assert.deepEqual(
      told(
        '<Tabs groupId="os"><Tab label="a">x</Tab></Tabs>\n\n<Card title="a" description="b" />\n\n<Badge variant="tip" text="x" />\n\n<Tabs><Tab title="b">y</Tab></Tabs>',
      ).map(([place, , hint, fix]) => [place, hint, fix]),
      [
        ['warning unread-markup 1:7', 'write `group`', 'group'],
        ['warning unread-markup 3:17', 'write its text between the tags, `<Card>` and `</Card>`', ''],
        ['warning unread-markup 5:8', 'write `type`', 'type'],
        ['warning unread-markup 7:12', 'write `label`', 'label'],
        ['error render-failed 7:8', 'write `label="…"` at each `<Tab>` in it', undefined],
      ],
    );
  });

  it('tells of a list of pages that names its folder by another word', () => {
    assert.deepEqual(told('<FolderCards path="/guides/" />'), [
      ['warning unread-markup 1:14', '`path` of `<FolderCards>` is ignored.', 'write `folder`', 'folder'],
    ]);
  });

  it('tells of a misspelled property, at the property', () => {
    assert.deepEqual(told('<ParamTable><Param name="b" requird in="path">x</Param></ParamTable>'), [
      ['warning unread-markup 1:29', '`requird` of `<Param>` is ignored.', 'write `required`', 'required'],
    ]);
    // The same letters stand in the component's name before.
    assert.deepEqual(
      told('<Card\n  title="a"\n  ard="b"\n/>').map(([place]) => place),
      ['warning unread-markup 3:3'],
    );
  });

  it('lists the properties where none is near', () => {
    assert.deepEqual(told('<Card title="a" stars="star">x</Card>'), [
      [
        'warning unread-markup 1:17',
        '`stars` of `<Card>` is ignored.',
        'delete it: the component knows `title`, `href`, `icon`',
        undefined,
      ],
    ]);
    assert.equal(told('<Steps wide>\n\n1. a\n\n</Steps>')[0]?.[2], 'delete it: the component has no properties');
  });

  it('takes a character or a picture for an icon, and deletes a name: there are no sets of icons', () => {
    for (const name of ['star', 'b', 'fa-solid fa-star', 'logos:react', 'material/star', ''])
      assert.deepEqual(told(`<Card title="a" icon="${name}" />`), [
        [
          'warning unread-markup 1:17',
          '`icon` of `<Card>` is neither a character nor a picture.',
          'write the path of a picture, such as `icon="./rocket.svg"`, or delete it: icons have no names here',
          '',
        ],
      ]);
    assert.equal(told('<Card title="a" icon />')[0]?.[3], '');
    for (const icon of ['★', '👩‍💻', '1']) assert.deepEqual(told(`<Card title="a" icon="${icon}" />`), []);
  });

  it('says where classes, ids and styles belong', () => {
    const hints = (text: string) => told(text).map(([, , hint]) => hint);
    assert.deepEqual(hints('<Card title="a" className="b" id="c" />'), [
      'put `<div className="…">` around it',
      'put `<div id="…">` around it',
    ]);
    assert.deepEqual(hints('<Badge text="a" style="color: red" />'), [
      'put `<span className="…">` around it, with a class from `site/site.css`',
    ]);
    assert.match(hints('<PropTable><Prop name="a" style="b" /></PropTable>')[0] ?? '', /^delete it/);
    assert.match(hints('<Tabs><Tab label="a" className="b">x</Tab></Tabs>')[0] ?? '', /^delete it/);
    assert.deepEqual(hints('<div className="b" id="c">\n<Card title="a" />\n</div>'), []);
  });

  it('corrects no property into one that is there already', () =>
    assert.deepEqual(
      told('<Card title="a" titel="b" description="c" />').map(([, , hint, fix]) => [hint, fix]),
      [
        ['delete it: the component knows `title`, `href`, `icon`', undefined],
        ['write its text between the tags, `<Card>` and `</Card>`', ''],
      ],
    ));

  it('gives one of several properties the name that all of them have here', () => {
    for (const [written, meant] of [
      ['<Tabs>\n<Tab title="A" value="b">x</Tab>\n</Tabs>', '<Tabs>\n<Tab label="A">x</Tab>\n</Tabs>'],
      ['<Tabs>\n<Tab value="b" title="A">x</Tab>\n</Tabs>', '<Tabs>\n<Tab label="A">x</Tab>\n</Tabs>'],
      ['<Card title="A" to="#a" link="#b">x</Card>', '<Card title="A" to="#a" href="#b">x</Card>'],
    ] as const)
      assert.equal(mendText(written), meant);
  });

  it('refuses a component without what it needs', () => {
    assert.deepEqual(told('<Card href="/">x</Card>'), [
      ['error missing-property 1:2', '`<Card>` needs the property `title`.', 'write `<Card title="…">`', undefined],
    ]);
    assert.deepEqual(
      told('<Endpoint />\n\na').map(([, message]) => message),
      ['`<Endpoint>` needs the property `method`.', '`<Endpoint>` needs the property `path`.'],
    );
  });

  it('tells of a property that cannot be read once, and nothing of what lacks it', () => {
    const components = {
      Sum: ({ of }: { of: number[] }) => of.length,
    };
    for (const [text, ...codes] of [
      ['<Card title={TITLE} />', 'unknown-constant'],
      ['<Card {...props} />', 'unsupported-expression'],
      ['<Sum of={NUMBERS} />', 'unknown-constant'],
      ['<Include src={PART} />', 'unknown-constant'],
      ['<Card title={TITLE} href="/nope/">\n\n<Nope />\n\n</Card>', 'unknown-constant', 'unknown-component'],
    ] as const)
      assert.deepEqual(
        compileText(text, { components }).diagnostics.map(({ code }) => code),
        codes,
        text,
      );
    assert.deepEqual(
      compileText('<Card title={TITLE} href="/nope/" />').links.map(({ url }) => url),
      ['/nope/'],
    );
  });

  it('marks the value that cannot be read, not the same letters before it', () => {
    const Show = () => null;
    for (const [text, column] of [
      ['<Show members={m} />', 16],
      ['<Show of={of} />', 11],
    ] as const)
      assert.equal(compileText(text, { components: { Show } }).diagnostics[0]?.place?.column, column, text);
  });

  it('tells of a value that has no effect', () => {
    assert.deepEqual(told('<Badge type="fine" text="a" />'), [
      [
        'warning unread-markup 1:8',
        '`type` of `<Badge>` cannot be `fine`.',
        'write one of `tip`, `warning`, `danger`, `info`',
        undefined,
      ],
    ]);
    assert.deepEqual(told('<Badge type="success" text="type" />')[0]?.slice(1, 3), [
      '`type` of `<Badge>` cannot be `success`.',
      'write `type="tip"`',
    ]);
    assert.equal(
      mendText(
        '<Badge text="type" variant="caution" /> <Badge type=\'default\'>a</Badge> <Badge type={"note"} text="b" />',
      ),
      '<Badge text="type" type="warning" /> <Badge type=\'info\'>a</Badge> <Badge type={"note"} text="b" />',
    );
    assert.deepEqual(told('<Prop name="a" required="false">x</Prop>')[0]?.slice(0, 3), [
      'warning unread-markup 1:16',
      '`required="false"` counts as yes: it is a text.',
      'write `required={false}`, or leave it out',
    ]);
  });

  it('tells of a property without a value, with an empty one, or with a text for a number', () => {
    const faults = (text: string) => told(text).map(([, message, hint]) => [message, hint]);
    for (const title of ['title', 'title=""', 'title={" "}'])
      assert.deepEqual(told(`<Card ${title}>x</Card>`), [
        ['error missing-property 1:2', '`<Card>` needs the property `title`.', 'write `<Card title="…">`', undefined],
      ]);
    assert.deepEqual(told('<Card title="a" href>x</Card>'), [
      ['warning unread-markup 1:17', '`href` of `<Card>` has no value.', 'write `href="…"`, or delete it', undefined],
    ]);
    assert.deepEqual(faults('<Tabs cacheLifetimeMinutes="ten"><Tab label="a">x</Tab></Tabs>'), [
      ['`cacheLifetimeMinutes` of `<Tabs>` cannot be `ten`.', 'write a number, such as `cacheLifetimeMinutes={5}`'],
    ]);
    for (const minutes of ['{10}', '"10"'])
      assert.deepEqual(faults(`<Tabs cacheLifetimeMinutes=${minutes}><Tab label="a">x</Tab></Tabs>`), []);
    assert.deepEqual(faults('<Card title={4} href={"/#a"} />').length, 0);
  });

  // Readers saw it in lower case.
  it('corrects a method in lower case', () => {
    assert.deepEqual(told('<Endpoint method="get" path="/a" />'), [
      [
        'warning unread-markup 1:11',
        '`method` of `<Endpoint>` is `get`, which readers see in lower case.',
        'write `method="GET"`',
        'GET',
      ],
    ]);
  });

  it('tells of a mistyped method, and of none that is only rare', () => {
    const calls = (method: string) => told(`<Endpoint method="${method}" path="/a" />`).map(([, , hint]) => hint);
    assert.deepEqual(told('<Endpoint method="GETT" path="/a" />'), [
      ['warning unread-markup 1:11', '`method` of `<Endpoint>` cannot be `GETT`.', 'did you mean `GET`?', undefined],
    ]);
    assert.deepEqual(['PSOT', 'DELET', 'pots'].map(calls), [
      ['did you mean `POST`?'],
      ['did you mean `DELETE`?'],
      ['did you mean `POST`?'],
    ]);
    for (const method of ['PATCH', 'subscribe', 'SET', 'PUB', 'SUB', 'LIST', 'POLL', 'LOCK', 'WS', 'GET, POST', 'READ'])
      assert.deepEqual(calls(method), [], method);
  });

  it('says nothing of what is right, or of a component of the site', () => {
    const right =
      '<Tabs group="a" id="b"><Tab label="a" default>x</Tab></Tabs>\n\n<ParamTable><Param name="b" in="query" type="string" required={false} default={3}>x</Param></ParamTable>\n\n<Badge type="tip">x</Badge>';
    assert.deepEqual(told(right), []);
    assert.deepEqual(told('<Card wide>x</Card>\n\na', { Card: () => null }), []);
  });
});

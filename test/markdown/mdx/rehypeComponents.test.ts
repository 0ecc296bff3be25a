import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement, type ReactNode, useId } from 'react';
import { withPage, withPages } from '../../../src/config/siteApi.ts';
import { compileText, type Surroundings } from '../../compileText.ts';
import { elementsOf, elementsWith, idsOf } from '../../parsedHtml.ts';

const Box = ({ label, children }: { label?: string; children?: ReactNode }) =>
  createElement('section', { 'aria-label': label }, children);
const components = {
  Box,
  Throws: () => {
    throw new Error('the data is missing');
  },
  ThrowsText: () => {
    throw 'just text';
  },
  ThrowsNothing: () => {
    throw undefined;
  },
  Later: async () => 'later',
  Nothing: () => undefined,
  Named: () => createElement('b', { id: useId() }),
  Anchored: ({ id }: { id: string }) => createElement('p', { id }, 'x'),
};

const compile = (text: string, surroundings: Surroundings = {}) => compileText(text, { components, ...surroundings });
const faultsOf = (text: string) =>
  compile(text).diagnostics.map(({ code, message, place }) => [`${code} ${place?.line}:${place?.column}`, message]);

describe('components', () => {
  it('say how types are written that are taken for them', () => {
    assert.equal(compile('A Promise<Text> x</Text>.').diagnostics[0]?.hint, 'write code in backticks: `Promise<Text>`');
    assert.equal(compile('An Array<string> here.').diagnostics[0]?.hint, 'write code in backticks: `Array<string>`');
    assert.match(compile('<Text>x</Text>').diagnostics[0]?.hint ?? '', /^export it/);
  });

  it('have ids of their own from React, each on its page and in what stands within another', () => {
    const { html } = compile(
      '<Named /> <Named />\n\n<Box>\n\n<Named />\n\n<Named />\n\n</Box>\n\n<Box><Named /><Named /></Box>',
    );
    const ids = idsOf(html);
    assert.equal(ids.length, 6);
    assert.equal(new Set(ids).size, 6);
  });

  it('render their children as they stand in the page', () => {
    assert.equal(
      compile('<Box label="a">\n\nOne *two*\n\n- three\n\n</Box>').html,
      '<section aria-label="a"><p>One <em>two</em></p><ul>\n<li>three</li>\n</ul></section>',
    );
    assert.equal(compile('a <Box>b *c*</Box> d').html, '<p>a</p><section>b <em>c</em></section><p>d</p>');
  });

  it('render within each other, and within lists, quotes and tables', () => {
    assert.equal(
      compile('<Box>\n<Box label="in">x</Box>\n</Box>').html,
      '<section><section aria-label="in">x</section></section>',
    );
    for (const text of [
      '- <Box>x</Box>',
      '> <Box>x</Box>',
      '| a |\n|---|\n| <Box>x</Box> |',
      ':::note\n<Box>x</Box>\n:::',
      '**<Box>x</Box>**',
      '<div><Box>x</Box></div>',
    ]) {
      assert.equal(elementsWith(compile(text).html, 'section')[0]?.text, 'x', text);
    }
  });

  it('M-05: escape their properties', () => {
    const { html } = compile("<Box label={'\"><script>alert(1)</script>'}>x</Box>");
    assert.deepEqual(
      elementsOf(html).map(({ tag, attributes }) => [tag, attributes]),
      [['section', { 'aria-label': '"><script>alert(1)</script>' }]],
    );
  });

  it('M-05: cannot be made to put their content into an attribute', () => {
    for (let index = 0; index < 4; index += 1) {
      const { html } = compile(`<Box label={"\\ue000${index}\\ue001"}>" onfocus=alert(1) x="</Box>`);
      assert.deepEqual(Object.keys(elementsWith(html, 'section')[0]?.attributes ?? {}), ['aria-label'], html);
      assert.match(html, />" onfocus=alert\(1\) x="</);
    }
  });

  it('X-02: refuse an unknown one at its name, with the nearest', () => {
    const { diagnostics } = compile('One\n\n<Bx>two</Bx>\n\nthree');
    assert.deepEqual(diagnostics, [
      {
        severity: 'error',
        code: 'unknown-component',
        message: 'Unknown component `<Bx>`.',
        place: { file: 'content/page.mdx', line: 3, column: 2, endColumn: 4 },
        hint: 'did you mean `Box`?',
      },
    ]);
    assert.match(
      compile('<Zzzzzzz />').diagnostics[0]?.hint ?? '',
      /^export it by this name from `site\/components.ts` \(or `.tsx`\)/,
    );
    assert.equal(compile('<TabItem />').diagnostics[0]?.hint, 'write `<Tab label="…">` in `<Tabs>`');
    // What a line imports is not misspelled.
    const imported = (line: string) => compile(`${line}\n\n<Bx />`).diagnostics[1]?.hint ?? '';
    assert.match(imported("import Bx from './_part.mdx';"), /^write `<Include src="\.\/_part\.mdx" \/>`/);
    assert.match(imported("import { Bx } from '../Bx';"), /^export it by this name/);
    assert.equal(imported("import { Bxy } from '../Bx';"), 'did you mean `Box`?');
    // Mintlify's.
    assert.match(compile('<Warning>a</Warning>').diagnostics[0]?.hint ?? '', /^write `:::warning`/);
    assert.match(compile('<Accordion title="a">b</Accordion>').diagnostics[0]?.hint ?? '', /^write `:::details/);
    assert.match(compile('<ParamField query="a" />').diagnostics[0]?.hint ?? '', /`<Param .*` in `<ParamTable>`$/);
    for (const name of ['Object.keys', 'Constructor', 'ToString'])
      assert.equal(compile(`<${name} />`).diagnostics[0]?.code, 'unknown-component', name);
  });

  it('X-02: refuse an unknown one, and tell of what is wrong within it', () => {
    assert.deepEqual(
      faultsOf('<Nope>\n\n<Card titel="a" title="b" />\n\n<Nein />\n\n</Nope>').map(([fault]) => fault),
      ['unknown-component 1:2', 'unread-markup 3:7', 'unknown-component 5:2'],
    );
  });

  it('X-02: say how an island is shown', () => {
    for (const text of ['<Counter />', '<Island name="Counter" />'])
      assert.match(
        compile(text, { islands: new Set(['Counter']) }).diagnostics[0]?.hint ?? '',
        /^islands are shown by components: .* `<Island name="Counter"><Counter \/><\/Island>`/,
      );
    assert.doesNotMatch(compile('<Counter />').diagnostics[0]?.hint ?? assert.fail(), /island/);
  });

  it('X-02: say so where the site exports something else by that name', () => {
    assert.equal(
      compile('<List />', { components: { List: [1, 2] } }).diagnostics[0]?.hint,
      'what `site/components.ts` (or `.tsx`) exports by this name is no component: write a function that returns what readers see',
    );
  });

  it('X-02: say that it is not the default that pages use', () => {
    assert.match(
      compile('<List />', { components: { default: () => null } }).diagnostics[0]?.hint ?? '',
      /^export it by this name from .*, in place of `export default` or `module.exports`/,
    );
  });

  it('X-02: refuse an unknown one within another, and render the rest', () => {
    const { html, diagnostics } = compile('<Box>\n\na\n\n<Nope />\n\nb\n\n</Box>');
    assert.deepEqual(
      diagnostics.map(({ code, place }) => `${code} ${place?.line}`),
      ['unknown-component 5'],
    );
    assert.equal(elementsWith(html, 'section')[0]?.text.replace(/\s/g, ''), 'ab');
  });

  it('X-03: are told of what takes a browser, or time, in words', () => {
    const components = {
      Browser: () => window.location.href,
      Later: async () => 'x',
    };
    // Tests of the client may have left one in this process.
    const opened = Object.getOwnPropertyDescriptor(globalThis, 'window');
    Reflect.deleteProperty(globalThis, 'window');
    const [browser, later] = compileText('<Browser />\n\n<Later />', { components }).diagnostics;
    if (opened !== undefined) Object.defineProperty(globalThis, 'window', opened);
    assert.equal(browser?.message, '`<Browser>` cannot be rendered: window is not defined');
    assert.match(browser?.hint ?? '', /island in `site\/islands\/`/);
    assert.equal(
      later?.message,
      '`<Later>` cannot be rendered: it is asynchronous, and pages are rendered synchronously',
    );
  });

  it('are told of a tab without a label, in words', () => {
    assert.deepEqual(faultsOf('<Tabs>\n<Tab>\n\na\n\n</Tab>\n</Tabs>'), [
      [
        'render-failed 2:2',
        '`<Tabs>` cannot be rendered: a `<Tab>` in it has no `label`, such as `<Tab label="Node.js">`',
      ],
    ]);
    const second = '<Tabs>\n<Tab label="a">\n\na\n\n</Tab>\n<Tab>\n\nb\n\n</Tab>\n</Tabs>';
    assert.equal(faultsOf(second)[0]?.[0], 'render-failed 7:2');
    assert.equal(
      compile('<Tabs>\n<Tab>\n\na\n\n</Tab>\n</Tabs>').diagnostics[0]?.hint,
      'write `label="…"` at each `<Tab>` in it',
    );
  });

  // A screen reader said "tab list", and of what not.
  it('get the words of the heading above them, if they are tabs, and else those of the title', () => {
    const tabs = '<Tabs>\n<Tab label="a">\n\n## Within\n\n</Tab>\n</Tabs>\n';
    const group = ':::code-group\n```sh [npm]\na\n```\n:::\n';
    const namesIn = (text: string) =>
      [...compile(text).html.matchAll(/role="tablist"(?: aria-label="([^"]*)")?/g)].map(([, name]) => name);
    assert.deepEqual(namesIn(`${tabs}\n## In *two* words\n\n${tabs}\n## Third\n\n${group}`), [
      undefined,
      'In two words',
      'Third',
    ]);
    assert.deepEqual(namesIn(`---\ntitle: Page\n---\n\n${group}`), ['Page']);
    assert.deepEqual(namesIn(`---\ntitle: The \`x\` tool\n---\n\n${group}`), ['The x tool']);
    assert.deepEqual(namesIn(`# Page\n\n${group}`), ['Page']);
    assert.deepEqual(namesIn(`## One\n\n<Steps>\n\n1. a\n\n   ${tabs.replaceAll('\n', '\n   ')}\n\n</Steps>`), ['One']);
  });

  it('are told of tabs that would hide what is in none of them', () => {
    const tabOf = (label: string) => `<Tab label="${label}">\n\nb\n\n</Tab>`;
    const tab = tabOf('a');
    for (const hidden of ['Words.', `<div>\n\n${tab}\n\n</div>`, '<Box>x</Box>'])
      assert.match(
        compile(`<Tabs>\n\n${hidden}\n\n${tab}\n\n</Tabs>`).diagnostics[0]?.hint ?? '',
        /^put what is between the tabs into/,
        hidden,
      );
    for (const good of ['', '{/* comment */}', '{false}', "{' '}", '<Include src="_tab.mdx" />']) {
      const text = `<Tabs>\n\n${good}\n\n${tab}\n${tabOf('b')}\n\n</Tabs>`;
      assert.deepEqual(compile(text, { files: { '_tab.mdx': tabOf('c') } }).diagnostics, [], good);
    }
  });

  it('X-03: that throw are reported with their place and reason, and the page goes on', () => {
    assert.deepEqual(faultsOf('One\n\n<Throws />\n\nfour'), [
      ['render-failed 3:2', '`<Throws>` cannot be rendered: the data is missing'],
    ]);
    assert.deepEqual(faultsOf('<ThrowsText />'), [
      ['render-failed 1:2', '`<ThrowsText>` cannot be rendered: just text'],
    ]);
    assert.deepEqual(faultsOf('<ThrowsNothing />'), [
      ['render-failed 1:2', '`<ThrowsNothing>` cannot be rendered: undefined'],
    ]);
    assert.deepEqual(
      faultsOf('<Later />').map(([fault]) => fault),
      ['render-failed 1:2'],
    );
    assert.equal(compile('One\n\n<Throws />\n\nfour').html.replace(/\s+/g, ''), '<p>One</p><p>four</p>');
  });

  it('X-03: that render nothing leave nothing', () =>
    assert.equal(compile('a\n\n<Nothing />\n\nb').html, '<p>a</p>\n\n<p>b</p>'));

  it('X-03: with properties of odd types throw nothing that is not caught', () => {
    for (const value of ['1n', '/x/', '{}', '[[]]', 'null', 'true', '-0']) {
      assert.doesNotThrow(
        () =>
          compile(
            `<Tabs group={${value}}>\n<Tab label={${value}}>x</Tab>\n</Tabs>\n\n<Card title={${value}} href={${value}} />`,
          ),
        value,
      );
    }
  });

  it('have their ids known to the page, so that they can be linked to', () => {
    assert.deepEqual(
      compile('<Anchored id="own" />').ids.filter((id) => id === 'own'),
      ['own'],
    );
  });

  it('that need an id get one of their own', () => {
    const { html } = compile(
      '<Tabs group="g">\n<Tab label="A">a</Tab>\n</Tabs>\n\n<Tabs group="g">\n<Tab label="A">a</Tab>\n</Tabs>',
    );
    const ids = idsOf(html);
    assert.equal(new Set(ids).size, ids.length, ids.join());
  });

  it('take no property for an address that every object inherits', () => {
    assert.deepEqual(compile('<Box constructor="a b" toString="c" />').links, []);
  });

  it('that list pages are put off, with their properties resolved', () => {
    const List = withPages(({ under }: { under: string }) => under);
    const { html, deferred } = compile('a\n\n<List under="x" href="/y" />\n\n<List under="z" />', {
      components: { List },
      base: '/docs/',
    });
    assert.deepEqual(
      deferred.map(({ name, props }) => [name, props]),
      [
        ['List', { under: 'x', href: '/docs/y' }],
        ['List', { under: 'z' }],
      ],
    );
    for (const { marker } of deferred) assert.ok(html.includes(marker));
  });

  it('that list pages are put off at their place in the page, where they hold components of a partial', () => {
    const { deferred } = compile('a\n\n<List>\n<Include src="_part.mdx" />\n</List>', {
      components: { List: withPages(() => 'x') },
      files: { '_part.mdx': '<Unknown />' },
    });
    assert.deepEqual(
      deferred.map(({ place }) => place),
      [{ file: 'content/page.mdx', line: 3, column: 2, endColumn: 6 }],
    );
  });

  it('that list pages show nothing of what stands within them, which is told', () => {
    const components = { List: withPages(() => 'x'), Box };
    const faults = (text: string) => compile(text, { components }).diagnostics;
    for (const text of [
      '<Box>\n<List>\n\nKept *here*\n\n</List>\n</Box>',
      'a\n\n<List><Box>x</Box></List>',
      'a <List>b</List>',
    ])
      assert.deepEqual(
        faults(text).map(({ severity, code, message, hint }) => [severity, code, message, hint]),
        [
          [
            'warning',
            'lost-text',
            '`<List>` lists pages, and does not show what stands within it.',
            'write it before or after `<List />`',
          ],
        ],
      );
    assert.deepEqual(faults('<List>\n\n</List>\n\n<List></List>\n\n<List />'), []);
    const [ofPage] = compile('<Owner>a</Owner>', { components: { Owner: withPage(() => 'x') } }).diagnostics;
    assert.equal(ofPage?.message, '`<Owner>` knows its page, and does not show what stands within it.');
  });

  it('of the theme that have no room for what stands within them say so, unless a site has its own', () => {
    const endpoint = '<Endpoint method="GET" path="/a">Lists *all*.</Endpoint>';
    for (const text of [endpoint, '<Tabs>\n<Tab label="a">\n<Badge text="New">Beta</Badge>\n</Tab>\n</Tabs>']) {
      const found = compile(text).diagnostics.map(({ severity, code, message }) => `${severity} ${code} ${message}`);
      const name = /<(Endpoint|Badge)/.exec(text)?.[1];
      assert.deepEqual(found, [`warning lost-text \`<${name}>\` does not show what stands within it.`]);
    }
    for (const text of ['<Badge>Beta</Badge>', '<Badge text="New"></Badge>', '<Endpoint method="GET" path="/a" />'])
      assert.deepEqual(compile(text).diagnostics, []);
    assert.deepEqual(compile(endpoint, { components: { Endpoint: Box } }).diagnostics, []);
  });

  it('X-03: that throw within others are named with their own place', () => {
    assert.deepEqual(faultsOf('<Box>\n\n<Box>\n<Throws />\n</Box>\n\n</Box>'), [
      ['render-failed 4:2', '`<Throws>` cannot be rendered: the data is missing'],
    ]);
    assert.deepEqual(faultsOf('<Tabs>\n<Tab label="a">a</Tab>\n<Tab label="b"><ThrowsText /></Tab>\n</Tabs>'), [
      ['render-failed 3:17', '`<ThrowsText>` cannot be rendered: just text'],
    ]);
    // What fails only where others stand within it is at fault itself.
    const Strict = ({ children }: { children?: ReactNode }) => {
      if (children !== undefined) throw new Error('too much');
      return null;
    };
    const { diagnostics } = compile('<Strict>\n<Strict />\n</Strict>', { components: { Strict } });
    assert.deepEqual(
      diagnostics.map(({ place }) => place?.line),
      [1],
    );
  });

  it('have their addresses resolved and listed', () => {
    const { links, html } = compile('<Card title="t" href="limits.md" />', {
      files: { 'limits.md': '' },
      base: '/docs/',
    });
    assert.deepEqual(
      links.map(({ url, href }) => [url, href]),
      [['limits.md', '/docs/limits/']],
    );
    assert.equal(elementsWith(html, 'a')[0]?.attributes.href, '/docs/limits/');
  });
});

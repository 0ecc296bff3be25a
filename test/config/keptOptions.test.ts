import assert from 'node:assert/strict';
import { it } from 'node:test';
import { configIssues } from '../../src/config/faults/configIssues.ts';
import { keptOptions } from '../../src/config/keptOptions.ts';
import { siteIn } from '../siteIn.ts';
import { loadOptions, loadText } from './loadText.ts';

const configOf = async (options: string) => {
  const { config, isKnown, diagnostics } = await loadOptions(options);
  assert.ok(diagnostics.length > 0);
  return { ...config, isKnown };
};

const plannedOf = async (plannedRoutes: string) => (await configOf(`plannedRoutes: ${plannedRoutes}`)).plannedRoutes;

it('planned routes beside a wrong one stay in force', async () => {
  assert.deepEqual(await plannedOf("['/a/', 'b/', 5, '/c/*', '/d.md', , '/e']"), ['/a/', '/c/*', '/e']);
  assert.deepEqual(await plannedOf("'/a/'"), []);
  assert.deepEqual(await plannedOf("{ 0: '/a/' }"), []);
});

// The second of these was looked at for ever: what was wrong of it could not be taken away.
it('nothing is kept of what is no configuration, or of a value that cannot be taken apart', async () => {
  assert.equal((await configOf("title: new URL('https://a.example')")).title, 'Documentation');
  const { config } = await loadText('export const config = 5;');
  assert.equal(config.title, 'Documentation');
});

// Each link to a planned page was an error of its own, and the wrong entry came last.
it('links to planned pages are no errors for a wrong entry beside theirs', async () => {
  const site = await siteIn({
    'content/index.md': '# Home\n\n[Later](/later/).\n',
    'site/config.mjs': "export const config = { plannedRoutes: ['/later/', 'soon/'] };\n",
  });
  assert.deepEqual(
    site.diagnostics().map(({ severity, code }) => `${severity} ${code}`),
    ['warning unwritten-page'],
  );
});

// All that was allowed was told, beside the one entry with a mistyped code.
it('a wrong entry of `check` costs none of the others', async () => {
  const { check } = await configOf(`check: {
    allow: [
      { code: 'missing-alt', text: 'a.png', reason: 'ornament' },
      { code: 'missing-ald', text: 'b.png', reason: 'ornament' },
      { code: 'missing-alt', text: 'c.png' },
      { code: 'missing-alt', text: 'd.png', reason: 'ornament', page: '/' },
    ],
    budgets: { html: 'big', image: 7 },
    figures: { LIMIT: ['keys', 5], OTHER: 'x' },
    searches: { a: '/a/', b: 5, c: ['/c/', 5] },
    externalIgnore: [/intranet/, 'https://intranet.example/'],
    translations: true,
  }`);
  assert.deepEqual(check, {
    budgets: { html: 400, image: 7, script: 300, style: 100, page: 1500 },
    allow: [
      { code: 'missing-alt', text: 'a.png', reason: 'ornament' },
      { code: 'missing-alt', text: 'd.png', reason: 'ornament' },
    ],
    figures: { LIMIT: ['keys'] },
    figuresInCode: false,
    translations: true,
    externalIgnore: ['https://intranet.example/'],
    searches: { a: '/a/' },
  });
});

it('neither does a wrong entry of other lists', async () => {
  const { nav, footer, head, pageLinks, texts, securityPolicy } = await configOf(`
    nav: { left: [{ text: 'A', link: '/a/' }, { text: 'B' }], right: [{ text: 'C', items: [{ link: '/c/' }, { text: 'D', link: '/d/' }] }] },
    footer: ['Acme', { text: 'Imprint', link: '/imprint/' }],
    head: [{ tag: 'meta', attributes: { name: 'a', content: 'b' } }, { attributes: {} }],
    pageLinks: [{ text: 'A', link: 'https://a.example' }, { text: 'B', link: '{page}' }, { text: 'C', link: 'mailto:c@a.example?subject={title}' }],
    texts: { search: 'Find', next: 5 },
    securityPolicy: { 'frame-src': ['https://a.example', 'self'], frame: ['https://a.example'] },
  `);
  assert.deepEqual(nav, {
    left: [{ text: 'A', link: '/a/' }],
    right: [{ text: 'C', items: [{ text: 'D', link: '/d/' }] }],
  });
  assert.deepEqual(footer, [{ text: 'Imprint', link: '/imprint/' }]);
  assert.equal(head.length, 1);
  assert.deepEqual(pageLinks, [
    { text: 'A', link: 'https://a.example' },
    { text: 'C', link: 'mailto:c@a.example?subject={title}' },
  ]);
  assert.deepEqual(texts, { search: 'Find' });
  assert.deepEqual(securityPolicy, { 'frame-src': ['https://a.example'] });
});

// With a part of it alone, pages whose entry is wrong would seem to be in no sidebar.
it('a sidebar with a wrong entry is none: the folders have one with all pages', async () => {
  const wrong = "[{ routes: ['/'], items: ['/a/', { text: 'B' }] }]";
  assert.equal((await configOf(`sidebars: ${wrong}`)).sidebars, undefined);
  const { translations } = await configOf(
    `locales: { root: { label: 'English' }, de: { label: 'Deutsch', title: 'Hallo', sidebars: ${wrong} } }`,
  );
  assert.deepEqual([translations[0]?.title, translations[0]?.sidebars], ['Hallo', undefined]);
});

it('a value whose rule is wrong may be anything', async () => {
  assert.deepEqual(
    (await configOf("params: { team: { type: 'text' }, since: 'date', size: { type: 'strng' } }")).params,
    {
      team: { type: 'text' },
      since: { type: 'any' },
      size: { type: 'any' },
    },
  );
});

it('pages are not judged where a constant or a value for all of them is wrong', async () => {
  assert.equal((await configOf('constants: { A: 1, B: null }')).isKnown, false);
  assert.equal((await configOf("defaults: [{ routes: ['/'], toc: 9 }]")).isKnown, false);
});

it('a configuration of wrong options alone is as an empty one', async () => {
  const { title, nav } = await configOf("title: 5, titel: 'A', nav: 7");
  assert.deepEqual([title, nav], ['Documentation', { left: [], right: [] }]);
});

// The command never ended: what is wrong as a whole was looked at again and again.
it('of what is no map of options, nothing is in force', async () => {
  for (const config of [null, 5, 'a', [], new Map(), () => 5]) assert.deepEqual(keptOptions(config), {});
});

// All of a configuration was looked at once for each unknown option: 2,000 took a quarter of a minute.
it('any number of unknown options are told, and taken away, in as many looks at the others', () => {
  const looksFor = (count: number) => {
    let looks = 0;
    const unknown = Object.fromEntries(Array.from({ length: count }, (_, index) => [`own${index}`, index]));
    const config = {
      get title() {
        looks += 1;
        return 'A';
      },
      ...unknown,
      nav: { left: [{ text: 'A', link: '/', ...unknown }] },
    };
    assert.equal(configIssues(config).length, 2 * count);
    assert.equal(keptOptions(config).title, 'A');
    return looks;
  };
  assert.equal(looksFor(40), looksFor(2));
});

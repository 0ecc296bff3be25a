import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Tab } from '../../../src/theme/components/Tab.tsx';
import { Tabs, type TabsProps } from '../../../src/theme/components/Tabs.tsx';

const htmlOf = (children: ReactNode, props: Omit<TabsProps, 'children'> = {}) =>
  renderToStaticMarkup(<Tabs {...props}>{children}</Tabs>);

const selectedIn = (html: string) => /id="([^"]*)"[^>]* aria-selected="true"/.exec(html)?.[1];

describe('Tabs', () => {
  const npm = <Tab label="npm" key="npm" />;
  const yarn = <Tab label="Yarn" key="yarn" />;

  it('have ids of their group, or of what they are asked to be called', () => {
    assert.equal(selectedIn(htmlOf([npm, yarn])), 'tab-npm');
    assert.equal(selectedIn(htmlOf([npm, yarn], { group: 'tool' })), 'tool-npm');
    assert.equal(selectedIn(htmlOf([npm, yarn], { group: 'tool', id: 'second' })), 'second-npm');
  });

  it('show the default one, else the first that can be selected', () => {
    const off = <Tab label="pnpm" disabled key="pnpm" />;
    assert.equal(selectedIn(htmlOf([npm, <Tab label="Yarn" default key="yarn" />])), 'tab-yarn');
    assert.equal(selectedIn(htmlOf([off, npm])), 'tab-npm');
    assert.equal(selectedIn(htmlOf([<Tab label="a" disabled default key="a" />, npm])), 'tab-npm');
    assert.match(
      htmlOf([off, npm]),
      /aria-disabled="true"[^>]*><span>pnpm<\/span><span class="tab-note">not available</,
    );
  });

  it('keep a choice for sets of the same group, or of the same tabs', () => {
    const keyOf = (html: string) => /data-hydrate="([^"]*)"/.exec(html)?.[1];
    assert.equal(keyOf(htmlOf([npm, yarn])), 'docsgen:tabs:npm|yarn');
    assert.equal(keyOf(htmlOf([npm, yarn], { group: 'tool' })), 'docsgen:tabs:tool');
  });

  it('tell the browser which group they are of, and how long a choice holds, where a page says so', () => {
    const saidBy = (props: Omit<TabsProps, 'children'>) => {
      const html = htmlOf([npm, yarn], props).replaceAll('&quot;', '"');
      return ['group', 'cacheLifetimeMinutes'].map((name) => new RegExp(`"${name}":("?\\w+)`).exec(html)?.[1]);
    };
    assert.deepEqual(saidBy({ group: 'tool', cacheLifetimeMinutes: 1 }), ['"tool', '1']);
    assert.deepEqual(saidBy({}), [undefined, undefined]);
  });

  it('have the name of the section that they stand in', () => {
    assert.match(
      htmlOf([npm, yarn], { section: 'Install' }),
      /<div class="tab-list" role="tablist" aria-label="Install">/,
    );
    assert.match(htmlOf([npm, yarn]), /<div class="tab-list" role="tablist">/);
  });

  it('refuse what readers would never see', () => {
    assert.throws(() => htmlOf([npm, 'words']), { message: 'not all that it holds is in a `<Tab>`' });
    const unnamed = <Tab {...({} as { label: string })} key="x" />;
    assert.throws(() => htmlOf([npm, unnamed]), /a `<Tab>` in it has no `label`/);
  });
});

import assert from 'node:assert/strict';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, it } from 'node:test';
import { type ComponentType, type ReactElement, useEffect, useId, useLayoutEffect } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { MappingFilter } from '../../../site/islands/MappingFilter.tsx';
import { componentHtml } from '../../../src/render/componentHtml.ts';
import { packageRoot } from '../../../src/system/packageRoot.ts';
import { Tab } from '../../../src/theme/components/Tab.tsx';
import { Tabs } from '../../../src/theme/components/Tabs.tsx';
import { CopyButton } from '../../../src/theme/islands/CopyButton.tsx';
import { CopyPage } from '../../../src/theme/islands/CopyPage.tsx';
import { COLOR_SCHEME_KEY } from '../../../src/theme/islands/colorScheme.ts';
import { Island } from '../../../src/theme/islands/Island.tsx';
import { mountIsland } from '../../../src/theme/islands/mountIsland.tsx';
import { SearchBox } from '../../../src/theme/islands/SearchBox.tsx';
import { Tabs as TabsIsland } from '../../../src/theme/islands/Tabs.tsx';
import { ThemeSwitch } from '../../../src/theme/islands/ThemeSwitch.tsx';
import { keepTabChoice, tabChoiceKey } from '../../../src/theme/islands/tabChoice.ts';
import { find, openBrowser } from '../../client/browser.ts';
import { translate } from './translate.ts';

/** An island as pages have it, what the server makes of it, and the component that the browser brings to life. */
interface Sample {
  readonly tree: ReactElement;
  readonly html: string;
  readonly component: ComponentType<object>;
}

const sample = (tree: ReactElement, component: ComponentType<object>): Sample => ({
  tree,
  html: componentHtml(tree),
  component,
});

function plainSample<Props extends object>(name: string, Component: ComponentType<Props>, props: Props): Sample {
  const tree = (
    <Island name={name} props={props}>
      <Component {...props} />
    </Island>
  );
  return sample(tree, Component as ComponentType<object>);
}

const SAMPLES: Readonly<Record<string, Sample>> = {
  CopyButton: plainSample('CopyButton', CopyButton, { label: 'Copy the “path” & more' }),
  CopyPage: plainSample('CopyPage', CopyPage, {}),
  MappingFilter: plainSample('MappingFilter', MappingFilter, { table: 'mappings', total: 1_234 }),
  SearchBox: plainSample('SearchBox', SearchBox, { placeholder: 'Search <all>' }),
  Tabs: sample(
    <Tabs group="language">
      <Tab label="Node.js">
        <p>First panel</p>
      </Tab>
      <Tab label="Go & more">
        <p>Second panel</p>
      </Tab>
      <Tab label="Rust" disabled>
        <p>Third panel</p>
      </Tab>
    </Tabs>,
    TabsIsland as ComponentType<object>,
  ),
  ThemeSwitch: plainSample('ThemeSwitch', ThemeSwitch, {}),
};

/** Components in the folder of islands that only parts of islands are. */
const PARTS = ['Island', 'SearchField', 'SearchHits', 'SearchPanel', 'Slot'];

/** Calls back once what it stands in is in the document; before effects have run, or after. */
function Probe({ onShown, onAlive }: { readonly onShown?: () => void; readonly onAlive?: () => void }): null {
  useLayoutEffect(() => onShown?.(), [onShown]);
  useEffect(() => onAlive?.(), [onAlive]);
  return null;
}

/** A reader with choices of their own: what the server did not know must not be in the first render either. */
function openPage(html: string): void {
  openBrowser(html, 'https://x.dev/docs/#language-go-more');
  localStorage.setItem(COLOR_SCHEME_KEY, 'dark');
  keepTabChoice(tabChoiceKey('language'), 'go-more', Date.now() + 60_000);
}

/** The errors that are told on the page from now on. */
function gatherErrors(): readonly unknown[] {
  const errors: unknown[] = [];
  addEventListener('error', (event) => {
    event.preventDefault();
    errors.push(event.error);
  });
  return errors;
}

/** An element and what is in it; attributes have no order. */
const contentsOf = (node: Node): unknown =>
  node instanceof HTMLElement
    ? [node.tagName, Array.from(node.attributes, ({ name, value }) => [name, value]).sort(), ...childrenOf(node)]
    : node instanceof Element
      ? node.outerHTML
      : node.textContent;

const childrenOf = (node: Node) => Array.from(node.childNodes, contentsOf);

describe('X-07: islands take over what the server rendered', () => {
  const roots: Root[] = [];
  afterEach(() => {
    for (const root of roots.splice(0)) root.unmount();
  });

  /** Brings an island to life, and waits until its effects have run. */
  const revive = (island: HTMLElement, Component: ComponentType<object>) =>
    new Promise<void>((resolve) => {
      const Alive = (props: object) => (
        <>
          <Component {...props} />
          <Probe onAlive={resolve} />
        </>
      );
      roots.push(mountIsland(island, Alive));
    });

  it('also where texts stand beside each other', async () => {
    const Counter = ({ count }: { readonly count: number }) => (
      <button type="button">
        Clicked {count} times by {count} readers
      </button>
    );
    const { html, component } = plainSample('Counter', Counter, { count: 2 });
    openPage(html);
    const errors = gatherErrors();
    const button = find('button');
    await revive(find('[data-island]'), component);
    assert.deepEqual(errors, []);
    assert.equal(button.isConnected, true);
    assert.equal(button.textContent, 'Clicked 2 times by 2 readers');
  });

  it('also with ids of their own, wherever they stand', async () => {
    const Named = ({ onAlive }: { readonly onAlive?: () => void }) => {
      const id = useId();
      useEffect(() => onAlive?.(), [onAlive]);
      return <b id={id}>{id}</b>;
    };
    const island = (key: string) => (
      <Island key={key} name="Named">
        <Named />
      </Island>
    );
    openPage(componentHtml(<div>{[island('first'), island('second')]}</div>, () => 'Pair1'));
    const errors = gatherErrors();
    const islands = [...document.querySelectorAll<HTMLElement>('[data-island]')];
    const ids = islands.map((element) => element.textContent);
    assert.equal(new Set(ids).size, 2);
    for (const element of islands) {
      await new Promise<void>((resolve) => {
        roots.push(mountIsland(element, () => <Named onAlive={resolve} />));
      });
    }
    assert.deepEqual(errors, []);
    assert.deepEqual(
      islands.map((element) => element.textContent),
      ids,
    );
  });

  it('no error is told of one that is gone before it has come to life', async () => {
    const Words = () => <b>words</b>;
    openPage(plainSample('Words', Words, {}).html);
    const errors = gatherErrors();
    const island = find('[data-island]');
    const root = mountIsland(island, Words);
    island.remove();
    root.unmount();
    await new Promise(setImmediate);
    assert.deepEqual(errors.map(String), []);
  });

  it('an error is told where what it draws is not what the server rendered', async () => {
    openPage(plainSample('Words', () => <b>words</b>, {}).html);
    const errors = gatherErrors();
    await new Promise<void>((resolve) => {
      addEventListener('error', () => resolve());
      roots.push(mountIsland(find('[data-island]'), () => <i>other words</i>));
    });
    assert.match(String(errors), /Hydration failed|error #418/);
  });

  it('has a sample of each island of the theme and of the site', () => {
    const found = ['src/theme/islands', 'site/islands'].flatMap((folder) =>
      readdirSync(join(packageRoot, folder)).flatMap((name) => /^([A-Z]\w*)\.tsx$/.exec(name)?.[1] ?? []),
    );
    assert.deepEqual(found.filter((name) => !PARTS.includes(name)).sort(), Object.keys(SAMPLES));
  });

  for (const [name, { tree, html, component }] of Object.entries(SAMPLES)) {
    for (const [where, change] of [
      ['', () => {}],
      [' in a page that the browser has translated', translate],
    ] as const) {
      it(`${name} is hydrated without an error${where}, and no element is drawn anew`, async () => {
        openPage(html);
        const errors = gatherErrors();
        const island = find('[data-island]');
        change(island);
        const elements = [...island.querySelectorAll('*')];
        await revive(island, component);
        assert.deepEqual(errors, []);
        assert.deepEqual(
          elements.filter((element) => !element.isConnected),
          [],
        );
      });
    }

    it(`${name} renders at first what the server rendered, attributes included`, async () => {
      openPage('<div id="server"></div><div id="client"></div>');
      find('#server').innerHTML = html;
      const rendered = await new Promise<unknown>((resolve) => {
        const root = createRoot(find('#client'));
        roots.push(root);
        root.render(
          <>
            {tree}
            <Probe onShown={() => resolve(childrenOf(find('#client')))} />
          </>,
        );
      });
      assert.deepEqual(rendered, childrenOf(find('#server')));
    });
  }
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createElement, forwardRef, memo } from 'react';
import { withPage, withPages } from '../../src/config/siteApi.ts';
import { componentRegistry } from '../../src/render/componentRegistry.ts';

describe('componentRegistry', () => {
  it('holds the theme’s components', () => {
    const names = Object.keys(componentRegistry({}));
    for (const name of ['Badge', 'Card', 'Tabs', 'Tab', 'Steps', 'Param', 'Prop', 'Endpoint'])
      assert.ok(names.includes(name), name);
  });

  it('takes the site’s component before the theme’s of the same name', () => {
    const Badge = () => 'own';
    assert.equal(componentRegistry({ Badge }).Badge?.component, Badge as never);
  });

  it('knows which ones list pages, and which need an id', () => {
    const registry = componentRegistry({ List: withPages(() => null), Plain: () => null });
    assert.deepEqual(
      [registry.List?.usesPages, registry.Plain?.usesPages, registry.Tabs?.needsId, registry.Plain?.needsId],
      [true, false, true, false],
    );
  });

  it('knows which ones know their own page alone', () => {
    const registry = componentRegistry({
      List: withPages(() => null),
      Own: withPage(() => null),
      Memo: memo(withPage(() => null)),
      Plain: () => null,
    });
    const { List, Own, Memo, Plain } = registry;
    assert.deepEqual(
      [List, Own, Memo, Plain].map((one) => [one?.usesPages, one?.usesPage]),
      [
        [true, false],
        [true, true],
        [true, true],
        [false, false],
      ],
    );
  });

  it('knows the theme’s list of a folder from that of the site', () => {
    const { FolderCards } = componentRegistry({});
    assert.deepEqual([FolderCards?.usesPages, FolderCards?.listsFolder], [true, true]);
    const { PagesByTag } = componentRegistry({});
    assert.deepEqual([PagesByTag?.usesPages, PagesByTag?.listsTags], [true, true]);
    assert.equal(componentRegistry({ PagesByTag: () => null }).PagesByTag?.listsTags, false);
    assert.equal(componentRegistry({ FolderCards: () => null }).FolderCards?.listsFolder, false);
  });

  it('holds what React has wrapped', () => {
    const registry = componentRegistry({ Memo: memo(() => null), Ref: forwardRef(() => null) });
    for (const name of ['Memo', 'Ref']) assert.ok(Object.hasOwn(registry, name), name);
    assert.equal(componentRegistry({ List: memo(withPages(() => null)) }).List?.usesPages, true);
  });

  it('leaves out what is no component', () => {
    const none = { helper: () => null, DATA: { a: 1 }, Text: 'x', Logo: createElement('b'), None: null };
    const registry = componentRegistry({ ...none, default: () => null });
    for (const name of [...Object.keys(none), 'default']) assert.equal(Object.hasOwn(registry, name), false, name);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import {
  initialTab,
  selectableTab,
  type TabPress,
  type TabView,
  tabAfterKey,
} from '../../../src/theme/islands/tabSelection.ts';

const tab = (slug: string, more: Partial<TabView> = {}): TabView => ({ label: slug, slug, ...more });

const press = (key: string, held = ''): TabPress => ({
  altKey: false,
  ctrlKey: false,
  metaKey: false,
  shiftKey: false,
  ...{ [held]: true },
  key,
});

/** A disabled one at each end, and one between. */
const TABS = [
  tab('ada', { disabled: true }),
  tab('c'),
  tab('go', { disabled: true }),
  tab('über'),
  tab('zig'),
  tab('x', { disabled: true }),
];

describe('the tab that is selected', () => {
  it('is at first the default one, else the first that can be selected, else the first', () => {
    assert.equal(initialTab([tab('a'), tab('b', { isDefault: true })]), 'b');
    assert.equal(initialTab(TABS), 'c');
    assert.equal(initialTab([tab('a', { disabled: true })]), 'a');
    assert.equal(initialTab([]), '');
  });

  it('is never a disabled one, or one that is not there', () => {
    assert.deepEqual(
      ['c', 'go', 'cobol', undefined].map((slug) => selectableTab(TABS, slug)),
      ['c', undefined, undefined, undefined],
    );
  });

  it('is the next one by an arrow, round the ends and past the disabled ones', () => {
    const after = (selected: string, isRtl = false) =>
      ['ArrowRight', 'ArrowLeft', 'Home', 'End', 'Enter'].map((key) =>
        tabAfterKey(TABS, selected, press(key), { isRtl }),
      );
    assert.deepEqual(after('c'), ['über', 'zig', 'c', 'zig', undefined]);
    assert.deepEqual(after('zig'), ['c', 'über', 'c', 'zig', undefined]);
    assert.deepEqual(after('c', true), ['zig', 'über', 'c', 'zig', undefined]);
  });

  it('leave the browser the keys that it has for itself, such as Alt and an arrow for Back', () => {
    for (const held of ['altKey', 'ctrlKey', 'metaKey', 'shiftKey'])
      assert.equal(tabAfterKey(TABS, 'c', press('ArrowRight', held), { isRtl: false }), undefined, held);
  });
});

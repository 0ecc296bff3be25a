import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { followTabGroup, groupChoiceBefore, tellTabGroup } from '../../../src/theme/islands/tabGroup.ts';
import { find, openBrowser } from '../../client/browser.ts';

const set = (id: string, group: string) =>
  `<div id="${id}" data-island="Tabs"><div class="tabs" data-tab-group='${group}'></div></div>`;

describe('a group of tabs', () => {
  /** Islands that the client was made to hydrate. */
  let woken: string[];

  beforeEach(() => {
    openBrowser(`${set('a', 'language')}${set('b', 'language')}${set('c', 'shell')}${set('d', 'it"s ] \\')}
<div class="tabs" id="alone" data-tab-group="language"></div>`);
    woken = [];
    // As the client listens: above the islands.
    document.addEventListener('pointerover', ({ target }) => woken.push((target as Element).id));
  });

  it('tells the sets of the group alone of a choice, until they go on following no more', () => {
    const told: string[] = [];
    const unfollow = followTabGroup('language', (tab) => told.push(`first ${tab}`));
    followTabGroup('language', (tab) => told.push(`second ${tab}`));
    followTabGroup('shell', (tab) => told.push(`other ${tab}`));
    tellTabGroup({ group: 'language', tab: 'go' });
    unfollow();
    tellTabGroup({ group: 'language', tab: 'rust' });
    assert.deepEqual(told, ['first go', 'second go', 'second rust']);
  });

  it('wakes the sets of the group that are still plain HTML, which then know the last choice', () => {
    const choiceOf = (id: string) => groupChoiceBefore(find(`#${id} .tabs`));
    assert.equal(choiceOf('a'), undefined);
    tellTabGroup({ group: 'language', tab: 'go' });
    tellTabGroup({ group: 'language', tab: 'rust' });
    assert.deepEqual(woken, ['a', 'b', 'a', 'b']);
    assert.deepEqual(['a', 'b', 'c'].map(choiceOf), ['rust', 'rust', undefined]);
  });

  it('finds sets whatever the group is called', () => {
    tellTabGroup({ group: 'it"s ] \\', tab: 'go' });
    assert.deepEqual(woken, ['d']);
  });

  it('knows no choice of what stands in no island', () => {
    tellTabGroup({ group: 'language', tab: 'go' });
    assert.equal(groupChoiceBefore(find('#alone')), undefined);
    assert.equal(groupChoiceBefore(null), undefined);
  });
});

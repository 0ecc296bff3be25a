import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createContext, createElement as element, Fragment, type ReactNode, use, useId } from 'react';
import { islandsApart } from '../../src/render/islandsApart.ts';
import { Island } from '../../src/theme/islands/Island.tsx';
import { Slot } from '../../src/theme/islands/Slot.tsx';

const Id = () => element('b', {}, useId());

const Held = createContext('nobody');
const Holder = () => element('u', {}, use(Held));

const box = (slots: Readonly<Record<string, ReactNode>>, children: ReactNode) =>
  element(Island, { name: 'Box', slots, children });
const slot = (name: string) => element(Slot, { name });

describe('islandsApart', () => {
  it('gives each island the ids that it has as a root', () =>
    assert.equal(
      islandsApart(element('p', {}, element(Id), box({}, element(Id)), box({}, element(Id))), 'Pair1'),
      '<p><b>_Pair1R_1_</b><div data-island="Box" data-ids="Pair1-1"><b>_Pair1-1R_0_</b></div>' +
        '<div data-island="Box" data-ids="Pair1-2"><b>_Pair1-2R_0_</b></div></p>',
    ));

  it('puts slots where the island shows them, with what is around it, and islands within them', () => {
    const slots = { first: element(Holder), second: box({ first: 'deep' }, slot('first')), unseen: 'unseen' };
    const island = box(slots, element(Fragment, {}, slot('second'), slot('first')));
    assert.equal(
      islandsApart(element(Held, { value: 'Ada' }, island), 'Box1'),
      '<div data-island="Box" data-ids="Box1-1"><div data-slot="second">' +
        '<div data-island="Box" data-ids="Box1-2"><div data-slot="first">deep</div></div></div>' +
        '<div data-slot="first"><u>Ada</u></div></div>',
    );
  });

  it('renders an island within another one as the browser does', () =>
    assert.equal(
      islandsApart(box({}, box({}, element(Id))), 'Box1'),
      '<div data-island="Box" data-ids="Box1-1"><div data-island="Box" data-ids="Box1-2"><b>_Box1-2R_0_</b></div></div>',
    ));
});

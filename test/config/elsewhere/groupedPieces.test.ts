import assert from 'node:assert/strict';
import { it } from 'node:test';
import { DIVIDER, groupedPieces, type SidebarPiece } from '../../../src/config/elsewhere/groupedPieces.ts';
import { withoutPlaces } from '../../withoutPlaces.ts';

const place = { file: 'a', line: 1, column: 1 };
const page = (target: string): SidebarPiece => ({ target, place });
const header = (text: string): SidebarPiece => ({ text, place, items: [], isHeader: true });

it('what stands below a name is a group of that name, up to the next one or a line; a name with nothing below it goes', () => {
  const pieces: SidebarPiece[] = [
    page('a'),
    header('One'),
    page('b'),
    page('c'),
    header('None'),
    header('Two'),
    page('d'),
    DIVIDER,
  ];
  assert.deepEqual(withoutPlaces(groupedPieces([...pieces, page('e')])), [
    { target: 'a' },
    { text: 'One', isOpen: true, items: [{ target: 'b' }, { target: 'c' }] },
    { text: 'Two', isOpen: true, items: [{ target: 'd' }] },
    { target: 'e' },
  ]);
});

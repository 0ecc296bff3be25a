import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { EVENT_ID } from 'js-yaml';
import { innerPlaces } from '../../../src/content/frontmatter/innerPlaces.ts';
import type { Place } from '../../../src/model/diagnostic.ts';

const at = (line: number, column = 1, endColumn?: number): Place =>
  endColumn === undefined ? { file: 'a.md', line, column } : { file: 'a.md', line, column, endColumn };

const told = ({ line, column, endColumn }: Place) =>
  `${line}:${column}${endColumn === undefined ? '' : `-${endColumn}`}`;

/** Key and value by the way to them. */
const placesOf = (yaml: string) =>
  Object.fromEntries([...innerPlaces(yaml, at)].map(([path, { key, value }]) => [path, `${told(key)} ${told(value)}`]));

describe('innerPlaces', () => {
  it('finds keys and values, in lines of their own or in one', () => {
    assert.deepEqual(placesOf('title: A\nhero:\n  image: "/a.svg"\n  actions:\n    - { text: B b, link: /b/ } # c\n'), {
      '': '2:1 2:1',
      title: '2:1-6 2:8-9',
      hero: '3:1-5 4:3',
      'hero.image': '4:3-8 4:11-17',
      'hero.actions': '5:3-10 6:5',
      'hero.actions.0': '6:7 6:7',
      'hero.actions.0.text': '6:9-13 6:15-18',
      'hero.actions.0.link': '6:20-24 6:26-29',
    });
  });

  it('takes the key for a value that is not written, and the first line of a longer one', () => {
    assert.deepEqual(placesOf('hero:\r\n  image:\r\n  "x": a\r\n    b\r\n'), {
      '': '2:1 2:1',
      hero: '2:1-5 3:3',
      'hero.image': '3:3-8 3:3-8',
      'hero.x': '4:4-5 4:8-9',
    });
  });

  it('knows the kinds of events by the numbers that the parser gives them', () => {
    const { SEQUENCE, MAPPING, SCALAR, POP } = EVENT_ID;
    assert.deepEqual([SEQUENCE, MAPPING, SCALAR, POP], [2, 3, 4, 6]);
  });
});

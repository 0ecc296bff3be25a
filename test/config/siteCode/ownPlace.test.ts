import assert from 'node:assert/strict';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { columnOfSource, withOwnPlace } from '../../../src/config/siteCode/ownPlace.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

describe('ownPlace', () => {
  it('defines in its first line where code is that asks', () => {
    assert.equal(withOwnPlace('/a/b.ts', 'export const a = 1;'), 'export const a = 1;');
    assert.match(
      withOwnPlace('/a/b.ts', '#!/usr/bin/env node\n__dirname;'),
      /^#!.*\nconst __docsgenUrl = .*, __docsgenFolder = "\/a";__dirname;$/,
    );
  });

  it('finds the columns of the source again', () => {
    const texts = { 'a.ts': 'x(__dirname);\ny();\n', 'b.ts': '#!a\nx(__dirname);\ny();\n', 'c.ts': 'x();\n' };
    const root = temporaryFolder(texts);
    for (const [name, text] of Object.entries(texts)) {
      const path = join(root, name);
      withOwnPlace(path, text)
        .split('\n')
        .forEach((line, index) => {
          const column = line.search(/[xy]\(/);
          if (column >= 0) assert.equal(columnOfSource(path, { line: index + 1, column }), 0, `${name}:${index + 1}`);
        });
    }
  });
});

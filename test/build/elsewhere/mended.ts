import { join } from 'node:path';
import { applyFixes } from '../../../src/check/fixes/applyFixes.ts';
import { configElsewhere } from '../../../src/config/configElsewhere.ts';
import { readText } from '../../../src/system/files.ts';
import { siteIn } from '../../siteIn.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

/** A project of another generator: what is told of it before any correction, and what is there when none is left. */
export async function mended(files: Readonly<Record<string, string>>) {
  const folder = temporaryFolder(files);
  const judge = async () => (await siteIn({}, { folder, settings: configElsewhere })).diagnostics();
  const mend = async () => {
    let left = await judge();
    for (let round = 0; round < 6 && applyFixes(folder, left).length > 0; round += 1) left = await judge();
    return left;
  };
  const told = await judge();
  const left = await mend();
  const read = (path: string) => readText(join(folder, path));
  return { folder, told, left, mend, read, site: await siteIn({}, { folder }) };
}

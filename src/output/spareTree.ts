import { linkSync, readdirSync, renameSync, rmdirSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type OutputMarker, readOutputMarker, sumIn } from './outputMarker.ts';
import type { PublishedFile } from './publishedFile.ts';
import { targetsIn } from './targetsIn.ts';

/**
 * The site of the build before the last one, kept aside. Brought up to date it is the next site: that takes a step for
 * each file that differs, where a new tree takes one for every file of the site, and the old one another to delete.
 * It shares its files with the published site (hard links), so that it takes hardly any space.
 */
export interface SpareTree {
  /**
   * Turns the spare into the new site in `target`. False where there is none, or it cannot be used: then nothing is
   * there.
   */
  readonly become: (target: string, site: NewSite) => boolean;
  /**
   * Keeps a tree that was the site until now, without the files that were `damaged`: the rest is as its marker says.
   */
  readonly keep: (tree: string, damaged: readonly string[]) => void;
}

/** What the new site consists of. */
export interface NewSite {
  readonly files: ReadonlyMap<string, PublishedFile>;
  /** Paths of the files that stand in `stage`; all others stand in `published`. */
  readonly written: ReadonlySet<string>;
  readonly stage: string;
  readonly published: string;
}

/** The spare tree in a project's cache folder. */
export function spareTreeIn(cacheDir: string): SpareTree {
  const spare = join(cacheDir, 'spare');
  return {
    become(target, site) {
      try {
        renameSync(spare, target);
        // Only now: a build into another folder may have put its own in the same place.
        const marker = readOutputMarker(target);
        if (marker !== undefined) {
          update(target, marker, site);
          return true;
        }
      } catch {
        // There is none, or it is on another file system, or somebody has touched its files.
      }
      // The long way round is always open.
      rmSync(target, { recursive: true, force: true });
      return false;
    },
    keep(tree, damaged) {
      try {
        for (const path of damaged) rmSync(join(tree, path), { force: true });
        rmSync(spare, { recursive: true, force: true });
        renameSync(tree, spare);
      } catch {
        rmSync(tree, { recursive: true, force: true });
      }
    },
  };
}

function update(target: string, marker: OutputMarker, { files, written, stage, published }: NewSite): void {
  const standing = new Set<string>();
  const thinned = new Set<string>();
  const visit = (folder: string): void => {
    for (const entry of readdirSync(`${target}/${folder}`, { withFileTypes: true })) {
      const path = folder + entry.name;
      if (entry.isDirectory()) visit(`${path}/`);
      else if (entry.isFile() && files.has(path)) standing.add(path);
      else {
        rmSync(join(target, path));
        thinned.add(dirname(path));
      }
    }
  };
  visit('');
  for (const folder of thinned) removeIfEmpty(target, folder);
  const targetOf = targetsIn(target);
  for (const [path, [, sum]] of files) {
    if (!written.has(path) && standing.has(path) && sumIn(marker, path) === sum) continue;
    const place = targetOf(path);
    // Never written in place: the file that stands there is the published site's too.
    if (standing.has(path)) rmSync(place);
    linkSync(join(written.has(path) ? stage : published, path), place);
  }
}

function removeIfEmpty(target: string, folder: string): void {
  if (folder === '.' || readdirSync(join(target, folder)).length > 0) return;
  rmdirSync(join(target, folder));
  removeIfEmpty(target, dirname(folder));
}

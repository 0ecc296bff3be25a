import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type Diagnostic, errorOf, placeAtStart } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import { copyPath } from '../../model/pictureCopy.ts';
import { messageOf } from '../../model/values/messageOf.ts';
import type { Stage } from '../../output/createStage.ts';
import { fillCacheFolder } from '../../system/cache/fillCacheFolder.ts';
import { importEncoder, type PictureEncoder } from '../../system/pictureEncoder.ts';
import { projectPath } from '../../system/projectPath.ts';
import type { OnProgress } from '../build.ts';
import type { BuiltPage } from '../cache/buildStore.ts';
import { takeFromFragments } from '../fragment.ts';
import { QUALITY } from '../pictureCopies.ts';
import type { Site } from '../site.ts';

/** Where copies may be found, and who hears of those that are made. */
interface PictureScope {
  readonly onProgress: OnProgress;
  /** Folders of fragments. */
  readonly fragments?: readonly string[];
}

/** A copy: its path in the output folder, and what it is made of. */
interface Copy {
  readonly path: string;
  readonly from: string;
  readonly width: number;
}

/** Stages the copies of pictures that pages name, and makes those that are missing. May yield `missing-asset`. */
export async function putPictures(
  site: Site,
  pages: Iterable<BuiltPage>,
  stage: Stage,
  { fragments = [], onProgress }: PictureScope,
): Promise<readonly Diagnostic[]> {
  const { config } = site.project;
  if (config.pictureEncoder === undefined) return [];
  const copies = copiesOn(site, pages);
  const folder = join(config.cacheDir, 'pictures');
  const paths = copies.map(({ path }) => path);
  takeFromFragments(paths, { fragments, folder });
  const encoder = lazy(() => importEncoder(config.root));
  const faults = new Map<string, Diagnostic>();
  const files = new Map(
    copies.map((copy) => [
      basename(copy.path),
      async () => {
        const loaded = await encoder();
        try {
          return await encode(copy, loaded);
        } catch (error) {
          faults.set(copy.from, unreadable(projectPath(config.root, copy.from), error));
          return undefined;
        }
      },
    ]),
  );
  await fillCacheFolder(folder, files, (done, total) => onProgress('pictures', done, total));
  for (const { path, from } of copies) {
    const name = basename(path);
    if (!faults.has(from)) stage.put(path, { kind: 'copy', from: join(folder, name), sum: name });
  }
  return [...faults.values()];
}

/** The copies that pages name, each once. */
function copiesOn(site: Site, pages: Iterable<BuiltPage>): Copy[] {
  const found = new Map<string, Copy>();
  for (const { known } of pages)
    for (const { path: picture, copies } of known.page.pictures) {
      if (copies === undefined) continue;
      for (const width of copies.widths) {
        const path = copyPath(copies.sum, width);
        found.set(path, { path, from: site.fileAt(picture) ?? '', width });
      }
    }
  return [...found.values()];
}

async function encode({ from, width }: Copy, encoder: PictureEncoder): Promise<Uint8Array> {
  const bytes = readFileSync(from);
  // Turned as cameras note it, which the copy says no more.
  const picture = encoder(bytes, { failOn: 'error' }).rotate().resize({ width, withoutEnlargement: true });
  const copy = await picture.clone().webp({ quality: QUALITY, smartSubsample: true }).toBuffer();
  if (copy.length < bytes.length) return copy;
  // Few colors on large grounds: those of a screenshot that was made light with care.
  const exact = await picture.webp({ lossless: true }).toBuffer();
  return exact.length < copy.length ? exact : copy;
}

const unreadable = (file: string, error: unknown): Diagnostic =>
  errorOf('missing-asset', {
    message: `The picture \`${file}\` cannot be made smaller: ${messageOf(error).trim()}`,
    place: placeAtStart(file),
    hint: 'save the picture again as PNG, JPEG or WebP',
  });

import { decodeAddress } from '../../model/addresses/decodeAddress.ts';
import type { PageLink } from '../../model/page.ts';
import { endOf, pathOf, writtenPath } from '../urlParts.ts';
import { belowBase, withoutBase } from './belowBase.ts';
import type { LinkWorld } from './checkLinks.ts';
import { fixLink, type LinkRemedy, writeInstead } from './fixLink.ts';
import { namedAlike } from './linkAfterMove.ts';
import { urlOfFileName } from './urlOfFileName.ts';

/** What to do about a file that is not there: other generators publish theirs from other folders. */
export function assetMeant(link: PageLink, path: string, world: LinkWorld): Partial<LinkRemedy> {
  const { base, hasAsset, folderElsewhere, meantFile } = world;
  const rest = endOf(link.url);
  const underBase = belowBase(path, base);
  if (underBase !== undefined && hasAsset(underBase)) return withoutBase(link, writtenPath(underBase) + rest);
  const named = urlOfFileName(link, 'asset', world);
  if (named !== undefined) return writeInstead(link, named);
  const published = /^@site\/static(\/[^?#]+)/.exec(link.url)?.[1];
  if (published !== undefined) {
    const fix = hasAsset(published) ? fixLink(link, published + rest) : undefined;
    return { hint: `write \`${published}${rest}\`, and put the file in \`site/public\``, fix };
  }
  const byPlace = publishedMeant(link, world);
  if (byPlace !== undefined) return byPlace;
  const folder = ['public', 'static'].find((name) => hasAsset(`/${name}${path}`));
  if (folder !== undefined)
    return {
      hint: `move the files in the content folder's \`${folder}\` to \`site/public\`, which is published as is`,
    };
  const elsewhere = folderElsewhere(path);
  if (elsewhere !== undefined)
    return { hint: `move the files in \`${elsewhere}\` to \`site/public\`, which is published as is` };
  const meant = meantFile(path);
  if (meant !== undefined) {
    const url = namedAlike(link, meant.path, world);
    return meant.isAlike ? writeInstead(link, url) : { hint: `did you mean \`${url}\`?` };
  }
  // GitBook keeps all pictures in `.gitbook/assets`.
  const hidden = /\/(\.[^./][^/]*)\//.exec(path)?.[1];
  if (hidden !== undefined)
    return {
      hint: `rename the folder \`${hidden}\`, such as to \`${hidden.slice(1)}\`: what begins with \`.\` is not published`,
    };
  // A link in a README may well lead to a source file that is there: a folder without `content/` publishes none.
  const isPlainFolder = link.place.file === link.fromFile;
  if (link.kind === 'image' || !isPlainFolder) return {};
  return {
    hint: 'put the file in `site/public` or next to the page; without a `content/` folder only images and downloads are published: link to other files by full URL',
  };
}

/** What to write for a published file that is named by where it lies, as `../public/a.zip`; undefined for any other. */
export function publishedMeant(link: PageLink, { hasAsset }: LinkWorld): LinkRemedy | undefined {
  const [, path] = /(?:^|\/)(?:public|static)(\/[^?#]+)$/.exec(pathOf(link.url)) ?? [];
  return path !== undefined && hasAsset(decodeAddress(path)) ? writeInstead(link, path + endOf(link.url)) : undefined;
}

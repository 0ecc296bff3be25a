import { join } from 'node:path';
import { COMPONENT_FILES, CONFIG_FILES } from '../../config/siteCode/siteModules.ts';
import { outsideLink } from '../../content/readSources.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { REDIRECTS_FILE } from '../../redirects/redirectLine.ts';
import { isLink, realPathOf } from '../../system/files.ts';

/**
 * Parts of a project that are symbolic links to nothing: it would be built as if they had never been there.
 * `withoutPages`: one of them is content or code, without which each page would seem full of faults. `root` is
 * absolute.
 * May yield `outside-content`.
 */
export function danglingSymlinks(root: string): {
  readonly faults: readonly Diagnostic[];
  readonly withoutPages: boolean;
} {
  const broken = [...NEEDED, ...OTHERS].filter((file) => {
    const path = join(root, file);
    return isLink(path) && realPathOf(path) === undefined;
  });
  return {
    faults: broken.map((file) => outsideLink({ file, absolutePath: join(root, file) }, 'the project')),
    withoutPages: broken.some((file) => NEEDED.includes(file)),
  };
}

const NEEDED: readonly string[] = ['content', 'site', ...CONFIG_FILES, ...COMPONENT_FILES];

const OTHERS: readonly string[] = [REDIRECTS_FILE, 'site/islands', 'site/public', 'site/site.css'];

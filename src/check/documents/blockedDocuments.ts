import { ownFiles } from '../../build/files/ownFiles.ts';
import type { Site } from '../../build/site.ts';
import type { PolicyRefusal } from '../../hosting/policySources.ts';
import { createRefusal, policyLine } from '../../hosting/refusedLoad.ts';
import { refusesStyles } from '../../hosting/refusesStyles.ts';
import { type Diagnostic, placeAtStart, warningOf } from '../../model/diagnostic.ts';
import { readText } from '../../system/files.ts';
import { projectPath } from '../../system/projectPath.ts';
import { inspectDocument } from './inspectDocument.ts';

/**
 * A document that another program has made, such as an API reference, and that stays bare where the host sends the
 * policy of the site with it: `docsgen dev` and plain hosts send none. Of several the first is told of. A site with
 * `_headers` of its own says there what is sent. Yields `refused-source`.
 */
export function blockedDocuments({ project }: Pick<Site, 'project'>): readonly Diagnostic[] {
  const { config } = project;
  const own = ownFiles(project);
  if (config.securityPolicy === false || own.some(({ relativePath }) => relativePath === '_headers')) return [];
  const refused = createRefusal(config);
  const refusalOf = (html: string): PolicyRefusal | undefined => {
    const { loads, inlineStyles } = inspectDocument([...html.matchAll(LOADING)].map(([part]) => part).join(''));
    const styles = { directive: 'style-src', source: "'unsafe-inline'" };
    const [first] = loads.flatMap((load) => refused(load) ?? []);
    return first ?? (inlineStyles.length > 0 && refusesStyles(config.securityPolicy) ? styles : undefined);
  };
  for (const { relativePath, absolutePath } of own) {
    const refusal = /\.html?$/i.test(relativePath) ? refusalOf(readText(absolutePath) ?? '') : undefined;
    if (refusal === undefined) continue;
    return [
      warningOf('refused-source', {
        message: `The content security policy blocks scripts or styles of this document where the host reads \`_headers\`, as Netlify and Cloudflare Pages do: \`${refusal.directive}\` does not allow them.`,
        place: placeAtStart(projectPath(config.root, absolutePath)),
        hint: `${policyLine(config.securityPolicy, refusal)} in \`site/config.ts\`, or your own \`site/public/_headers\`; on other hosts, nothing is to be done`,
        isInfo: true,
      }),
    ];
  }
  return [];
}

/**
 * What a policy may block in a document, and comments and texts that only look like it: a reference has thousands of
 * long documents, and to read all of their words takes six times as long. Without the tags of the head, what is in it
 * counts, too: no configuration names it.
 */
const LOADING =
  /<!--[\s\S]*?-->|<(script|style|textarea|title)\b[^>]*>[\s\S]*?<\/\1\s*>|<(?:audio|embed|form|iframe|img|object|source|track|video)\b[^>]*>|<[a-z][^<>]*\sstyle\s*=[^<>]*>/gi;

import { bareUrl } from '../model/bareUrl.ts';
import { didYouMean } from '../model/nearest.ts';
import { opensProgram } from '../model/programSchemes.ts';

/** What to tell of an address whose scheme pages do not take. */
export interface RefusedUrl {
  readonly message: string;
  readonly hint: string;
}

const SCHEMES = ['https', 'http', 'mailto', 'tel'];
const TAKEN = 'use an http, https, mailto or tel URL, or a path on this site';
const BESIDE = 'put the file next to the page or in `site/public`, and use its path, such as `./picture.png`';

/** Why an address is refused: a reader's browser would run it, or has no such file, or may hand it to another program. */
export function refusedUrl(url: string): RefusedUrl {
  const shown = `\`${url.slice(0, 80)}${url.length > 80 ? '…' : ''}\``;
  const bare = bareUrl(url).toLowerCase();
  const scheme = /^[^:]*/.exec(bare)?.[0] ?? '';
  // One letter is a drive of Windows: `C:\pictures`.
  if (scheme === 'file' || scheme.length === 1)
    return { message: `${shown} is a file on this computer, which readers cannot open.`, hint: BESIDE };
  if (bare.startsWith('data:image/'))
    return { message: `${shown} is an inline image, expected the path or URL of a file.`, hint: BESIDE };
  if (RUNS.has(scheme)) return { message: `${shown} could run code in the reader's browser.`, hint: TAKEN };
  // Docusaurus names files of its `static` folder so.
  const path = /^pathname:\/\/(\/[^/].*)$/.exec(url)?.[1];
  if (path !== undefined) return { message: `${shown} works only in Docusaurus.`, hint: `write \`${path}\`` };
  if (/^[a-z\d.-]+:\d+(?:[/?#]|$)/.test(bare))
    return {
      message: `${shown} is no full URL: browsers take \`${scheme}:\` for its scheme.`,
      hint: `write \`${scheme.includes('.') ? 'https' : 'http'}://${bareUrl(url)}\``,
    };
  if (opensProgram(url))
    return { message: `${shown} is for another program, which a link alone may open.`, hint: BESIDE };
  return {
    message: `${shown} has the scheme \`${scheme}:\`, which could start another program.`,
    hint: didYouMean(scheme, SCHEMES) ?? TAKEN,
  };
}

const RUNS = new Set(['javascript', 'vbscript', 'data', 'blob', 'about', 'filesystem']);

import { didYouMean } from '../model/nearest.ts';

/** What to tell of an address whose scheme pages do not take. */
export interface RefusedUrl {
  readonly message: string;
  readonly hint: string;
}

const SCHEMES = ['https', 'http', 'mailto', 'tel'];
const TAKEN = 'links take http, https, mailto and tel, or a path of the site';
const BESIDE = 'put the file beside the page or into `site/public`, and write its path, such as `./picture.png`';

/** Why an address is refused: a reader's browser would run it, or has no such file, or may hand it to another program. */
export function refusedUrl(url: string): RefusedUrl {
  const shown = `\`${url.slice(0, 80)}${url.length > 80 ? '…' : ''}\``;
  // Browsers drop these before they read the scheme.
  // biome-ignore lint/suspicious/noControlCharactersInRegex: browsers skip exactly these.
  const bare = url.replace(/[\u0000-\u0020]/g, '').toLowerCase();
  const scheme = /^[^:]*/.exec(bare)?.[0] ?? '';
  // Of one letter is the drive of a path that Windows has.
  if (scheme === 'file' || scheme.length === 1)
    return { message: `${shown} is a file of this machine, which readers do not have.`, hint: BESIDE };
  if (bare.startsWith('data:image/'))
    return { message: `${shown} is a picture itself, and an address is expected.`, hint: BESIDE };
  if (RUNS.has(scheme)) return { message: `${shown} could run code in the reader's browser.`, hint: TAKEN };
  // Docusaurus names files of its `static` folder so.
  const path = /^pathname:\/\/(\/[^/].*)$/.exec(url)?.[1];
  if (path !== undefined) return { message: `${shown} is an address of Docusaurus alone.`, hint: `write \`${path}\`` };
  return {
    message: `${shown} has the scheme \`${scheme}:\`, which could start another program.`,
    hint: didYouMean(scheme, SCHEMES) ?? TAKEN,
  };
}

const RUNS = new Set(['javascript', 'vbscript', 'data', 'blob', 'about', 'filesystem']);

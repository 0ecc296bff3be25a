import { bareUrl } from '../../model/addresses/bareUrl.ts';
import { opensProgram } from '../../model/addresses/programSchemes.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import type { ResolvedUrl } from '../../routes/resolveUrl.ts';

/** What becomes of an address: readers follow it, or the page that has it loads it by itself, as it does pictures. */
type UrlUse = 'followed' | 'loaded';

type UrlRefusal = Required<Pick<Diagnostic, 'severity' | 'code' | 'message' | 'hint'>>;

/** What to tell of an address that nothing of a site may have; undefined for any other. Is `unsafe-url`. */
export function refusalOf(url: string, { kind }: Pick<ResolvedUrl, 'kind'>, use: UrlUse): UrlRefusal | undefined {
  const isRefused = kind === 'unsafe' || (use === 'loaded' && opensProgram(url));
  return isRefused ? { severity: 'error', code: 'unsafe-url', ...refusedUrl(url) } : undefined;
}

const SCHEMES = ['https', 'http', 'mailto', 'tel'];
const TAKEN = 'use an http, https, mailto or tel URL, or a path on this site';
const BESIDE = 'put the file next to the page or in `site/public`, and use its path, such as `./picture.png`';

/** Why an address is refused: a browser would run it, has no such file, or may hand it to another program. */
export function refusedUrl(url: string): Pick<UrlRefusal, 'message' | 'hint'> {
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
    return { message: `${shown} is for another program, which only a link may open.`, hint: BESIDE };
  return {
    message: `${shown} has the scheme \`${scheme}:\`, which could start another program.`,
    hint: didYouMean(scheme, SCHEMES) ?? TAKEN,
  };
}

const RUNS = new Set(['javascript', 'vbscript', 'data', 'blob', 'about', 'filesystem']);

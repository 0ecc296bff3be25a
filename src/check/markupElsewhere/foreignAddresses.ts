import { PART, SCHEME_PICTURE } from '../../markdown/elsewhere/writtenHere.ts';
import { docsifyTitleFix } from './docsifyTitle.ts';
import { type ForeignMarkup, sharing } from './foreignMarkup.ts';

/** What to write instead of a word in the title of one of Docsify's links. */
function docsifyHint(word: string): string {
  if (word.startsWith(':include')) return PART;
  return word.startsWith(':size') ? 'write `<img width="300" src="…" alt="…">`' : 'delete it with its quotes';
}

/** What is looked for in the addresses of links and pictures, and behind them. */
export const FOREIGN_ADDRESSES: readonly ForeignMarkup[] = sharing({ place: 'url', isToldOnce: true }, [
  // Docsify's, in the title.
  {
    pattern: /(?<=\s['"]):(?:include|ignore|target|size|class|id|disabled)\b[^'"\n]{0,100}(?=['"]\))/g,
    effect: 'readers see it as a title',
    remedy: (written) => ({ hint: docsifyHint(written), fixAt: docsifyTitleFix }),
  },
  // GitHub's of old, and that of Material, which may be the address of a heading, too.
  {
    pattern:
      /#(?:gh-(?:dark|light)-mode-only|(?<=\.(?:avif|gif|jpe?g|png|svg|webp)[^\s#]{0,200}#)only-(?:dark|light))(?=[\s>)"']|$)/gi,
    effect: 'readers see the picture in both color schemes',
    remedy: SCHEME_PICTURE,
  },
  // Tailwind's classes for the same.
  {
    pattern: /(?<=["'\s])dark:(?:hidden|block|inline(?:-block)?)(?=["'\s])/g,
    effect: 'readers see the picture in both color schemes',
    remedy: SCHEME_PICTURE,
  },
]);

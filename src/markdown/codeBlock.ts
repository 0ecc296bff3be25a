import { didYouMean } from '../model/nearest.ts';
import { readFenceMeta } from './fenceMeta.ts';
import { highlightCode, isKnownLanguage, knownLanguages, languageLabel } from './highlightCode.ts';
import { type PageState, report } from './pageState.ts';
import { element, raw, type TreeNode, text, textOf } from './tree.ts';

/** `<pre><code>` becomes a figure with title, language label, copy button and highlighted code. */
export function decorateCodeBlock(pre: TreeNode, state: PageState): TreeNode | undefined {
  const code = pre.children?.[0];
  if (code?.tagName !== 'code' || pre.children?.length !== 1) return undefined;
  const classes = (code.properties?.className ?? []) as readonly string[];
  // Character references could smuggle anything into a class: only these characters make a language.
  const language = (classes.find((name) => name.startsWith('language-')) ?? '')
    .slice('language-'.length)
    .replace(/[^\w+#.-]/g, '');
  if (!isKnownLanguage(language)) reportLanguage(language, pre, state);
  const meta = readFenceMeta(String(code.properties?.dataMeta ?? ''));
  if (meta.unclosed !== undefined) reportUnclosed(meta.unclosed, pre, state);
  const label = languageLabel(language);
  return element('figure', { className: ['code-block'], ...(language === '' ? {} : { dataLanguage: language }) }, [
    ...(meta.title === undefined ? [] : [element('figcaption', {}, [text(meta.title)])]),
    ...(label === '' ? [] : [element('span', { className: ['code-language'], ariaHidden: 'true' }, [text(label)])]),
    raw(state.context.chrome.copyButton),
    element('pre', { tabIndex: 0 }, [
      element('code', language === '' ? {} : { className: [`language-${language}`] }, [
        raw(highlightCode(textOf(code), language, meta.markedLines)),
      ]),
    ]),
  ]);
}

function reportUnclosed(lines: string, pre: TreeNode, state: PageState): void {
  report(state, pre, {
    severity: 'warning',
    code: 'unclosed-braces',
    message: `The braces of \`${lines}\` are never closed: no line is marked.`,
    word: lines,
    hint: `${lines}}`,
  });
}

function reportLanguage(language: string, pre: TreeNode, state: PageState): void {
  report(state, pre, {
    severity: 'warning',
    code: 'unknown-language',
    message: `Code in \`${language}\` is shown without highlighting.`,
    word: language,
    hint: didYouMean(language, knownLanguages()) ?? 'write `text` where no highlighting is meant',
  });
}

import http from 'highlight.js/lib/languages/http';
import { common, createLowlight } from 'lowlight';
import type { TreeNode } from './tree.ts';
import { element } from './tree.ts';

const lowlight = createLowlight({ ...common, http });

/** Label of a language on its code blocks; others show their name as written. */
const LABELS: Readonly<Record<string, string>> = {
  bash: 'Shell', c: 'C', cpp: 'C++', csharp: 'C#', css: 'CSS', diff: 'Diff', go: 'Go', graphql: 'GraphQL', html: 'HTML',
  http: 'HTTP', ini: 'INI', java: 'Java', javascript: 'JavaScript', js: 'JavaScript', json: 'JSON', jsx: 'JSX',
  kotlin: 'Kotlin', markdown: 'Markdown', md: 'Markdown', php: 'PHP', python: 'Python', py: 'Python', ruby: 'Ruby',
  rust: 'Rust', scss: 'SCSS', sh: 'Shell', shell: 'Shell', sql: 'SQL', swift: 'Swift', toml: 'TOML', ts: 'TypeScript',
  tsx: 'TSX', typescript: 'TypeScript', xml: 'XML', yaml: 'YAML', yml: 'YAML',
};

const PLAIN = new Set(['', 'text', 'txt', 'plain', 'plaintext', 'console', 'output']);

/** Whether code of a language can be highlighted, or needs no highlighting. */
export const isKnownLanguage = (language: string): boolean =>
  PLAIN.has(language.toLowerCase()) || lowlight.registered(language);

/** Names of all languages that can be highlighted. */
export const knownLanguages = (): string[] => [...lowlight.listLanguages(), ...Object.keys(LABELS)];

/** The name of a language as readers know it; empty for plain text. */
export const languageLabel = (language: string): string =>
  PLAIN.has(language.toLowerCase()) ? '' : (LABELS[language.toLowerCase()] ?? language);

/**
 * Code as nodes with `hljs-*` classes, never with styles. Lines listed in `marked` (1-based) are wrapped in
 * `<span class="line highlighted">`.
 */
export function highlightCode(code: string, language: string, marked: ReadonlySet<number>): TreeNode[] {
  const nodes =
    PLAIN.has(language.toLowerCase()) || !lowlight.registered(language)
      ? [{ type: 'text', value: code }]
      : (lowlight.highlight(language, code).children as TreeNode[]);
  return marked.size === 0 ? nodes : markLines(nodes, marked);
}

function markLines(nodes: readonly TreeNode[], marked: ReadonlySet<number>): TreeNode[] {
  return splitLines(nodes).map((line, index) => {
    const className = marked.has(index + 1) ? ['line', 'highlighted'] : ['line'];
    return element('span', { className }, line);
  });
}

/** Splits nodes at line ends; an element that spans lines is closed and opened again at each. */
function splitLines(nodes: readonly TreeNode[]): TreeNode[][] {
  const lines: TreeNode[][] = [[]];
  const push = (node: TreeNode) => lines.at(-1)?.push(node);
  for (const node of nodes) {
    if (node.type === 'text') {
      (node.value ?? '').split(/(?<=\n)/).forEach((value, index) => {
        if (index > 0) lines.push([]);
        push({ type: 'text', value });
      });
      if ((node.value ?? '').endsWith('\n')) lines.push([]);
    } else {
      splitLines(node.children ?? []).forEach((children, index) => {
        if (index > 0) lines.push([]);
        push({ ...node, children });
      });
    }
  }
  if (lines.at(-1)?.length === 0) lines.pop();
  return lines;
}

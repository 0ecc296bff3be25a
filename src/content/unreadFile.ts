import type { Diagnostic } from '../model/diagnostic.ts';

/**
 * Warns of a file that other generators make pages or sidebars of, and that is none of these here: it would be missed in
 * the site. `file` is relative to the project root. May yield `unread-file`.
 */
export function unreadFile(file: string): Diagnostic[] {
  const name = file.slice(file.lastIndexOf('/') + 1);
  const hint = UNREAD.find(([pattern]) => pattern.test(name))?.[1];
  if (hint === undefined) return [];
  return [
    {
      severity: 'warning',
      code: 'unread-file',
      message: `\`${name}\` is ignored: docsgen makes no page or sidebar from it.`,
      place: { file, line: 1, column: 1 },
      hint,
    },
  ];
}

const UNREAD: readonly (readonly [name: RegExp, hint: string])[] = [
  [/\.(?:markdown|mdown|mkdn?|mdoc)$/i, 'rename it to end in `.md`'],
  [/\.(?:rst|adoc|asciidoc)$/i, 'write it as Markdown, in a file that ends in `.md`; `pandoc -t gfm` converts it'],
  [/^_index\.mdx?$/i, 'rename it to `index.md`: files whose names begin with `_` are partials'],
  [
    /^_category_\.(?:json|ya?ml)$/,
    "set `label` and `order` in the front matter of the folder's `index.md`, and delete this file",
  ],
  [
    /^_meta\.(?:json|[jt]sx?)$/,
    'set `label` and `order` in the front matter of each page that it names, in `index.md` for a folder, and delete this file',
  ],
];

import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { CompiledPage, PageLink } from '../../model/page.ts';

/**
 * What to say of a link whose text GitBook replaces by the title of the page or heading that it leads to. `hash` is
 * that of the heading, empty for none. May yield `unread-markup`.
 */
export function titleMeant({ titled }: PageLink, hash: string, target: CompiledPage): Diagnostic[] {
  if (titled === undefined) return [];
  const heading = hash === '' ? undefined : target.headings.find(({ slug }) => slug === hash);
  const title = (heading ?? target.record).title;
  const [, shown = '', url = ''] = /^\[(.*)\]\((\S+?)(?:[ ]+"mention")?\)$/.exec(titled.text) ?? [];
  const meant = `[${title}](${url})`;
  // Signs of Markdown in a title would be read.
  const isPlain = !/[[\]\\`*_~<>{}|&^=+$]/.test(title);
  return [
    warningOf('unread-markup', {
      message:
        shown === title
          ? 'Readers see `mention` as a title of the link.'
          : `Readers see \`${shown}\`, and not the title of what it leads to.`,
      place: titled.place,
      hint: `write \`${meant}\``,
      ...(isPlain ? { fix: { place: titled.place, was: titled.text, text: meant } } : {}),
    }),
  ];
}

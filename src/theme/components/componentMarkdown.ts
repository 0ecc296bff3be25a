import type { ComponentMarkdown } from '../../model/componentMarkdown.ts';
import { escapeMarkdown } from '../../model/text/escapeMarkdown.ts';
import { strings } from '../strings.ts';

type Props = Readonly<Record<string, unknown>>;

const field: ComponentMarkdown = { write: fieldMarkdown };
const list: ComponentMarkdown = { between: '\n', write: (_, content) => content };

/** The theme's components as Markdown, by name. */
export const componentMarkdown: Readonly<Record<string, ComponentMarkdown>> = {
  Badge: { write: ({ text }, content) => `(${text === undefined ? content : worded(text)})` },
  Card: {
    write: ({ title, href }, content) =>
      item(href === undefined ? `**${worded(title)}**` : linkTo(worded(title), String(href)), content),
  },
  CardGrid: list,
  Endpoint: { write: ({ method, path }) => `\`${String(method)} ${String(path)}\`` },
  FileTree: { write: (_, content) => content },
  FolderCards: { write: ({ cards }) => cardList(cards as readonly CardInWords[]) },
  // Written by the build, which knows all pages.
  PagesByTag: { write: () => '' },
  Param: field,
  ParamTable: list,
  Prop: field,
  PropTable: list,
  Steps: { write: (_, content) => content },
  Tab: { write: tabMarkdown },
  Tabs: { between: '\n\n', write: (_, content) => content },
};

/** A property that holds no Markdown. */
const worded = (value: unknown) => escapeMarkdown(String(value));

const linkTo = (title: string, href: string) => `[${title}](${href})`;

/** A card as it reads, all of it Markdown. */
interface CardInWords {
  readonly title: string;
  readonly href: string;
  readonly description: string;
}

/** Cards as a list of links. */
export const cardList = (cards: readonly CardInWords[]): string =>
  cards.map(({ title, href, description }) => item(linkTo(title, href), description)).join('\n');

function tabMarkdown({ label, disabled }: Props, content: string): string {
  const note = disabled ? ` (${strings.tabUnavailable})` : '';
  return `**${worded(label)}**${note}${content === '' ? '' : `\n\n${content}`}`;
}

function fieldMarkdown({ name, type, in: place, required, default: initial }: Props, content: string): string {
  const facts = [
    ...(type === undefined ? [] : [worded(type)]),
    ...(place === undefined ? [] : [String(place)]),
    ...(required ? [strings.required] : []),
    ...(initial === undefined ? [] : [`${strings.defaultValue.toLowerCase()} \`${String(initial)}\``]),
  ];
  const head = `\`${String(name)}\`${facts.length === 0 ? '' : ` (${facts.join(', ')})`}`;
  return item(head, content);
}

/** A list item: lines after the first stand below its text. */
function item(head: string, content: string): string {
  const text = content === '' ? head : `${head}:${BLOCK_START.test(content) ? '\n\n' : ' '}${content}`;
  return `- ${text.replace(/\n(?!\n)/g, '\n  ')}`;
}

/** What is a block only at the start of a line: code, a list, a quote, a table, a heading, or `<details>` and such. */
const BLOCK_START = /^(?:`{3}|~{3}|[-*+] |\d+[.)] |>|\||#{1,6} |<(?:blockquote|details|[duo]l|h\d|pre|table)>)/;

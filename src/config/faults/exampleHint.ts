import { keyCode } from '../written/codeOf.ts';
import { choicesOf, type Issue, issuePath } from './configIssues.ts';
import { optionNamesAt } from './optionNamesAt.ts';

/** What to write where nothing tells what is meant. */
export function exampleHint(issue: Issue, config: unknown): string {
  const { input, expected } = issue;
  const path = issuePath(issue);
  const inLocale = path[0] === 'locales' ? path.slice(2) : path;
  const name = keyCode(String(path.at(-1)));
  if (path.length === 0) return "write the options in braces: `export const config = { title: 'Acme' }`";
  if (path[0] === 'constants') return NO_CONSTANT;
  if (path[0] === 'plannedRoutes' && path.length === 2 && typeof input !== 'string')
    return "write a route, such as `'/later/'`";
  if (path[0] === 'securityPolicy') {
    if (path.length === 2) return `write \`${name}: ['https://example.com']\``;
    if (input === true) return 'delete it: sites have a policy unless it is `false`';
  }
  const example = inLocale.length === 1 ? EXAMPLES.get(String(inLocale[0])) : undefined;
  if (example !== undefined)
    return `write \`${name}: ${example}\`${input === null || input === '' ? ', or delete it' : ''}`;
  if (expected === 'boolean') return `write \`${name}: true\` or \`${name}: false\``;
  const [choice, ...others] = choicesOf(issue);
  if (choice !== undefined && /[( ]boolean\b/.test(expected ?? ''))
    return `write one of \`${name}: true\`, \`${name}: false\` and \`${name}: '${choice}'\``;
  if (choice !== undefined && others.length < FEW)
    return `write \`${name}: '${choice}'\`${others.length > 0 ? ', or one of the others' : ''}`;
  const names = expected === 'Object' ? optionNamesAt(path, config) : [];
  return names.length === 0 ? DEFINED : `write an object in braces, whose options are \`${names.join('`, `')}\``;
}

/** Of more choices, the first is no example. */
const FEW = 8;

/** Options at the top, each with a value that it may have. */
const EXAMPLES: ReadonlyMap<string, string> = new Map([
  ['title', "'Acme'"],
  ['description', "'How to build with Acme'"],
  ['lang', "'en'"],
  ['logoLink', "'https://example.com'"],
  ['searchPlaceholder', "'Search the docs'"],
  ['base', "'/docs/'"],
  ['siteUrl', "'https://example.com/docs'"],
  ['logo', "'/logo.svg'"],
  [
    'repository',
    "{ url: 'https://github.com/acme/docs', editUrl: 'https://github.com/acme/docs/edit/main/content/{path}' }",
  ],
  ['token', "'a1b2c3'"],
  ['version', "'2.0'"],
  ['head', "[{ tag: 'meta', attributes: { name: '…', content: '…' } }]"],
  ['nav', "{ left: [{ text: 'Guides', link: '/guides/' }] }"],
  ['pageLinks', "[{ text: 'Report a problem', link: 'https://github.com/acme/docs/issues/new?title={title}' }]"],
  ['gtmId', "'GTM-AB12CD3'"],
  ['securityPolicy', "{ 'frame-src': ['https://example.com'] }"],
  ['plannedRoutes', "['/later/']"],
  ['toc', '3'],
  ['parser', "'satteri'"],
]);

const NO_CONSTANT = 'write each value as a constant of its own, and delete one without a value';

const DEFINED = 'see the type of `defineConfig` for what each option accepts';

import { type Diagnostic, errorOf, type Place } from '../../model/diagnostic.ts';
import { didYouMean } from '../../model/text/nearest.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import { firstText, type SitePlaces } from '../folders/sitePlaces.ts';
import { keyCode } from '../written/codeOf.ts';
import { choicesOf, type Issue, isList, isMissingOption, issuePath, isUnknownOption, meantBy } from './configIssues.ts';
import { defaultsHint } from './defaultsHint.ts';
import { exampleHint } from './exampleHint.ts';
import { localeHint } from './localeFaults.ts';
import { misnamedIn, renamed } from './misnamed.ts';
import { optionNamesAt } from './optionNamesAt.ts';
import { hintElsewhere } from './optionsElsewhere.ts';
import { valueMeant } from './valueMeant.ts';

interface FaultSources {
  readonly config: unknown;
  readonly places: SitePlaces;
}

/** An issue in words, at its place: `config-invalid`. */
export function configFault(issue: Issue, { config, places }: FaultSources): Diagnostic {
  const steps = issuePath(issue);
  const key = String(steps.findLast((step) => typeof step !== 'number') ?? 'config');
  const unknown = isUnknownOption(issue) ? { key, names: optionNamesAt(steps.slice(0, -1), config) } : undefined;
  return errorOf('config-invalid', {
    message: messageFor(issue, config),
    place: unknown === undefined ? placeOf(places, issue, { key, config }) : placeOfUnknown(places, issue),
    hint: hintOf(issue, unknown, config),
  });
}

function messageFor(issue: Issue, config: unknown): string {
  const path = issuePath(issue).join('.');
  if (isUnknownOption(issue)) return `Unknown option \`${path}\`.`;
  const option = path === '' ? 'The site configuration' : `Option \`${path}\``;
  if (isMissingOption(issue)) return `${option} is missing.`;
  return `${option} is ${receivedOf(issue)}, expected ${expectedOf(issue, config)}.`;
}

/** An entry without a name of its own is found by a text in it, and so is one that lacks something. */
function placeOf(
  places: SitePlaces,
  issue: Issue,
  { key, config }: { readonly key: string; readonly config: unknown },
): Place {
  const [misnamed] = misnamedIn(issue, config);
  if (misnamed !== undefined) return places.ofPath([...stepsOf(issue), misnamed.key]);
  const value = isMissingOption(issue) ? issue.path?.at(-1)?.input : issue.input;
  // Of a list in place of named options the library tells by its first number.
  if (typeof value === 'string' && !isList(issue)) return places.ofTextAt(value, stepsOf(issue));
  const [name, text] = issue.type === 'union' || isMissingOption(issue) ? (firstText(value) ?? []) : [];
  if (name !== undefined && text !== undefined) return places.ofText(text, name);
  // What is missing is nowhere: what it is missing from is.
  const steps = isMissingOption(issue) ? stepsOf(issue).slice(0, -1) : stepsOf(issue);
  return places.ofPath(steps.length === 0 ? [key] : steps);
}

const stepsOf = (issue: Issue) =>
  issuePath(issue).filter((step): step is string | number => typeof step === 'string' || typeof step === 'number');

function placeOfUnknown(places: SitePlaces, issue: Issue): Place {
  const value = unknownValue(issue);
  const steps = stepsOf(issue);
  return typeof value === 'string' ? places.ofKeyAt(steps, value) : places.ofPath(steps);
}

/** The value of an option whose name is unknown: the library's input is the name. */
const unknownValue = (issue: Issue): unknown => issue.path?.at(-1)?.value;

/** What the configuration has in the place of an issue. */
function writtenAt(issue: Issue): unknown {
  if (isList(issue)) return issue.path?.at(-1)?.input;
  return isUnknownOption(issue) ? unknownValue(issue) : issue.input;
}

function hintOf(
  issue: Issue,
  unknown: { readonly key: string; readonly names: readonly string[] } | undefined,
  config: unknown,
): string {
  const { type, input } = issue;
  const kind = unknown !== undefined ? 'unknown' : isMissingOption(issue) ? 'missing' : 'other';
  const ofLocale = localeHint(issuePath(issue), { kind, input });
  if (ofLocale !== undefined) return ofLocale;
  const ofDefaults = defaultsHint(issuePath(issue), { kind, input: writtenAt(issue) });
  if (ofDefaults !== undefined) return ofDefaults;
  const elsewhere = hintElsewhere(issuePath(issue), { kind, input: writtenAt(issue) });
  if (elsewhere !== undefined) return elsewhere;
  if (unknown !== undefined) {
    const meant = meantBy(unknown.key, unknown.names);
    if (meant !== undefined) return `did you mean \`${meant}\`?`;
    const flag = issuePath(issue).length === 1 ? FLAGS.get(unknown.key) : undefined;
    if (flag !== undefined) return `write \`${flag}\` on the command line`;
    if (/^head\.\d+\.[^.]+$/.test(issuePath(issue).join('.'))) return tagHint(unknown.key);
    return `the options here are \`${unknown.names.join('`, `')}\``;
  }
  if (isList(issue) && issue.path?.[0].key === 'head') {
    const [tag] = Object(issue.path.at(-1)?.input) as readonly unknown[];
    return `write \`{ tag: '${typeof tag === 'string' ? tag : 'meta'}', attributes: { … } }\``;
  }
  const isChoice = typeof input === 'string' && /^(?:picklist|union)$/.test(type);
  const near = isChoice ? didYouMean(input, choicesOf(issue)) : undefined;
  if (near !== undefined) return near;
  const misnamed = misnamedIn(issue, config);
  if (misnamed.some(({ meant }) => meant !== undefined)) return renamed(misnamed);
  if (type === 'starts_with') return `write \`/${input}\``;
  if (type === 'includes') return `write \`${String(input).replace(/\/*$/, '')}/{path}\``;
  const last = issuePath(issue).at(-1);
  const name = String(last);
  const isEntry = typeof last === 'number';
  if (isEntry && (input === undefined || input === null || input === false)) return NO_ENTRY;
  if (kind === 'missing') return `add \`${name}: ${NEEDED.get(name) ?? "'…'"}\``;
  const unnamed = Array.isArray(input) || name === 'constants' ? UNNAMED.get(name) : undefined;
  if (unnamed !== undefined) return unnamed;
  const meant = valueMeant(issue, config);
  if (meant === undefined) return misnamed.length > 0 ? renamed(misnamed) : exampleHint(issue, config);
  // An entry of a list has no name.
  return `write \`${isEntry ? '' : `${keyCode(name)}: `}${meant}\``;
}

/** A tag has its attributes in a map of their own; other generators have other names for its content. */
const tagHint = (key: string) =>
  /^(?:children|innerHTML|html|text)$/.test(key)
    ? 'write `content`'
    : `write it among the attributes: \`attributes: { ${keyCode(key)}: … }\``;

/** What is to be written for an option that is needed, where that is no text. */
const NEEDED: ReadonlyMap<string, string> = new Map([
  ['editUrl', "'https://github.com/acme/docs/edit/main/content/{path}'"],
  ['items', '[…]'],
  ['routes', "['/guides/']"],
  ['tag', "'meta'"],
]);

/** What stands in a list where two commas meet, or a condition is not met. */
const NO_ENTRY = 'delete a comma too many, or write an entry that is there at times as `...(isThere ? [entry] : [])`';

/** What has a name for each entry, and is written as a list. */
const UNNAMED: ReadonlyMap<string, string> = new Map([
  ['constants', "write each with its name: `constants: { PRODUCT: 'Acme' }`"],
  ['figures', "write each with its name: `figures: { LIMIT: ['members'] }`"],
  ['params', "write each with its name: `params: { level: { type: 'text' } }`"],
  ['securityPolicy', "write the directive of each: `securityPolicy: { 'frame-src': ['https://example.com'] }`"],
  ['searches', "write the page that each has to find: `searches: { 'first steps': '/guides/' }`"],
]);

/** What other generators have as an option, and docsgen as a flag. */
const FLAGS: ReadonlyMap<string, string> = new Map([
  ['outDir', '--out-dir'],
  ['strict', '--strict'],
  ['port', '--port'],
  ['host', '--host'],
]);

/** Our own words where the schema has some: the library's tell of patterns, or that an object is no object. */
function expectedOf(issue: Issue, config: unknown): string {
  if (isList(issue)) return `{ ${optionNamesAt(issuePath(issue), config).join(', ')} }`;
  return issue.kind === 'validation' || /^(?:union|picklist|custom)$/.test(issue.type)
    ? issue.message
    : inWords(String(issue.expected));
}

/** What a writer calls what the library names by its type. */
const WORDS: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  boolean: '`true` or `false`',
  Array: 'a list',
  Object: 'an object',
  Function: 'a function',
};

const inWords = (type: string) => ownValue(WORDS, type) ?? type;

function receivedOf(issue: Issue): string {
  const { kind, type, input, received } = issue;
  if (isList(issue)) return 'a list';
  if (type === 'union' && received === 'Object') return `{ ${Object.keys(Object(input)).join(', ')} }`;
  return kind === 'validation' ? JSON.stringify(input) : inWords(String(received));
}

import { badgeTypeElsewhere } from '../../model/badgeType.ts';
import { warningOf } from '../../model/diagnostic.ts';
import type { PropRule } from '../../model/propRule.ts';
import { inBackticks } from '../../model/text/inBackticks.ts';
import { nearest } from '../../model/text/nearest.ts';
import { ownValue } from '../../model/values/ownValue.ts';
import { alike } from '../elsewhere/alike.ts';
import { type PageState, reportError } from '../pageState.ts';
import { tabsFix } from '../tabsElsewhere/tabsFix.ts';
import type { TreeNode } from '../tree.ts';
import { iconKind } from './cardIcon.ts';
import { placeOfProperty, propertyFix, valueFix } from './propertyPlace.ts';

/** Properties of the same components in other generators, and their names here; empty where there is none. */
const PROPS_ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Badge: { ...named('', 'outline size'), variant: 'type' },
  Card: {
    ...named('', 'arrow horizontal iconPosition iconType target'),
    ...named('children', 'content description'),
    ...named('href', 'link to url'),
  },
  CardGrid: named('', 'cols num stagger'),
  Endpoint: { url: 'path' },
  FolderCards: named('folder', 'base dir directory path'),
  Steps: named('', 'titleSize toc tocDepth'),
  Tab: { ...named('', 'icon iconType language'), ...named('label', 'name title value') },
  Tabs: {
    ...named('', 'borderBottom persist queryString tabPosition'),
    ...named('group', 'groupId storageKey syncKey'),
  },
};

function named(here: string, elsewhere: string): Readonly<Record<string, string>> {
  return Object.fromEntries(alike(elsewhere, here));
}

/**
 * Tells of properties of the theme's components that are misspelled, lost or missing; false where the component cannot
 * be rendered, as where one of its properties could not be read. May yield `unread-markup` and `missing-property`.
 */
export function checkProps(node: TreeNode, props: Readonly<Record<string, unknown>>, state: PageState): boolean {
  const component = node.name ?? '';
  const rules = state.context.components[component]?.props;
  // What it needs may be what could not be read, and that has been told.
  const isRead = node.data?.isFaulty !== true;
  if (rules === undefined) return isRead;
  for (const [name, value] of Object.entries(props)) {
    const rule = ownValue(rules, name);
    const fault =
      rule === undefined
        ? lostFault(name, { component, rules, props, body: state.source.body })
        : valueFault(value, rule, { component, name });
    if (fault === undefined) continue;
    const { message, hint, meant } = fault;
    const place = placeOfProperty(name, node, state);
    const fix =
      fault.value !== undefined
        ? valueFix(name, fault.value, node, state)
        : meant === undefined
          ? tabsFix(name, node, state)
          : propertyFix(name, meant, node, state);
    state.diagnostics.push(warningOf('unread-markup', { message, place, hint, fix }));
  }
  const missing = Object.keys(rules).filter((name) => isRead && rules[name] === 'needed' && isEmpty(props[name]));
  for (const name of missing) {
    reportError(state, node, {
      code: 'missing-property',
      message: `\`<${component}>\` needs the property \`${name}\`.`,
      word: component,
      hint: `write \`<${component} ${name}="…">\``,
    });
  }
  return isRead && missing.length === 0;
}

/** Whether a value is none to show: a property without one is true. */
const isEmpty = (value: unknown) =>
  value === undefined || value === true || (typeof value === 'string' && value.trim() === '');

interface PropFault {
  readonly message: string;
  readonly hint: string;
  /**
   * The name that is meant, where there is no doubt; empty where the property is to go, `children` where it belongs
   * between the tags.
   */
  readonly meant?: string;
  /** The value that is meant, where there is no doubt. */
  readonly value?: string;
}

interface CheckedElement {
  readonly component: string;
  readonly rules: Readonly<Record<string, PropRule>>;
  readonly props: Readonly<Record<string, unknown>>;
  /** The page that it stands in. */
  readonly body: string;
}

function lostFault(name: string, { component, rules, props, body }: CheckedElement): PropFault | undefined {
  if (name === 'children') return undefined;
  const message = `\`${name}\` of \`<${component}>\` is ignored.`;
  const elsewhere = PROPS_ELSEWHERE[component] ?? {};
  const known = Object.keys(rules);
  const near = Object.hasOwn(elsewhere, name) ? elsewhere[name] : nearest(name, known);
  // Written twice, only one of them would be read: of several that are called the same here, the first in the list.
  const first = Object.keys(elsewhere).find((one) => elsewhere[one] === near && Object.hasOwn(props, one)) ?? name;
  const isThere = near !== undefined && near !== '' && (Object.hasOwn(props, near) || first !== name);
  // Docusaurus names a tab twice: by its value, by which the set may name the one that opens first, and by its label.
  const isSpare = isThere && component === 'Tab' && name === 'value' && !/\b(?:defaultValue|values)=/.test(body);
  // The list that a set of tabs has tells what the label is.
  if (component === 'Tab' && name === 'value' && near === 'label' && /\bvalues=/.test(body))
    return { message, hint: 'write `label="…"`, with the label that `values` of its `<Tabs>` has for it' };
  const meant = isSpare ? '' : isThere || OF_ELEMENTS.test(name) ? undefined : near;
  if (meant === 'children')
    return { message, hint: `write its text between the tags, \`<${component}>\` and \`</${component}>\``, meant };
  if (meant) return { message, hint: `write \`${meant}\``, meant };
  const hint = aroundHint(name, component) ?? namesHint(name, component) ?? `delete it: ${listed(known)}`;
  return { message, hint, ...(meant === undefined ? {} : { meant }) };
}

/** No misspelling of a property, such as `style` of `type`. */
const OF_ELEMENTS = /^(?:class|className|id|key|ref|style)$/;

/** For what an element of HTML can have, where one may stand around the component. */
function aroundHint(name: string, component: string): string | undefined {
  if (!OF_ELEMENTS.test(name) || /^(?:key|ref)$/.test(name)) return undefined;
  if (/^(?:Param|Prop|Tab)$/.test(component)) return undefined;
  const element = component === 'Badge' ? 'span' : 'div';
  const attribute = name === 'id' ? 'id' : 'className';
  return `put \`<${element} ${attribute}="…">\` around it${name === 'style' ? ', with a class from `site/site.css`' : ''}`;
}

/** Nextra, Fumadocs and Docusaurus say at once of all tabs what stands at each here: who deleted that would lose it. */
function namesHint(name: string, component: string): string | undefined {
  if (component !== 'Tabs') return undefined;
  if (name === 'items') return 'write each name at its tab, `<Tab label="…">`, and delete it';
  if (name === 'values')
    return 'write each name at its tab, `<Tab label="…">`, with the tabs in this order, and delete it';
  return /^default(?:Value|Index)$/.test(name)
    ? 'write `default` at that tab, `<Tab label="…" default>`, and delete it'
    : undefined;
}

const listed = (known: readonly string[]) =>
  known.length === 0 ? 'the component has no properties' : `the component knows ${inBackticks(known)}`;

/** A property whose value means something else than it seems to, or nothing. */
function valueFault(
  value: unknown,
  rule: PropRule,
  { component, name }: { readonly component: string; readonly name: string },
): PropFault | undefined {
  if (rule === 'flag' && typeof value === 'string' && /^(?:false|no|off|0)$/i.test(value))
    return {
      message: `\`${name}="${value}"\` counts as yes: it is a text.`,
      hint: `write \`${name}={false}\`, or leave it out`,
    };
  if (rule === 'text' && value === true)
    return { message: `\`${name}\` of \`<${component}>\` has no value.`, hint: `write \`${name}="…"\`, or delete it` };
  if (rule === 'icon' && iconKind(value) === undefined)
    return {
      message: `\`${name}\` of \`<${component}>\` is neither a character nor a picture.`,
      hint: `write the path of a picture, such as \`${name}="./rocket.svg"\`, or delete it: icons have no names here`,
      meant: '',
    };
  const message = `\`${name}\` of \`<${component}>\` cannot be \`${String(value)}\`.`;
  if (rule === 'number' && value !== undefined && !(Number(value) > 0))
    return { message, hint: `write a number, such as \`${name}={5}\`` };
  const method = component === 'Endpoint' && name === 'method' ? String(value).toUpperCase() : '';
  if (METHODS.includes(method) && value !== method)
    return {
      message: `\`${name}\` of \`<${component}>\` is \`${String(value)}\`, which readers see in lower case.`,
      hint: `write \`${name}="${method}"\``,
      value: method,
    };
  const meant = methodMeant(method);
  if (meant !== undefined) return { message, hint: `did you mean \`${meant}\`?` };
  if (typeof rule === 'object' && value !== undefined && !rule.includes(String(value))) {
    const meant = component === 'Badge' && name === 'type' ? badgeTypeElsewhere(value) : undefined;
    if (meant !== undefined) return { message, hint: `write \`type="${meant}"\``, value: meant };
    return { message, hint: `write one of ${inBackticks(rule)}` };
  }
  return undefined;
}

/**
 * The method that is mistyped, with letters in another order, or one too many or too few; other words are methods of
 * some protocol.
 */
function methodMeant(word: string): string | undefined {
  if (METHODS.includes(word)) return undefined;
  return METHODS.find((method) => sorted(method) === sorted(word) || lacksOne(method, word) || lacksOne(word, method));
}

const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'HEAD', 'OPTIONS'];

const sorted = (word: string) => [...word].sort().join('');

/** Whether a word is another one without one of its letters. */
const lacksOne = (word: string, whole: string) =>
  word.length > 2 && [...whole].some((_, index) => whole.slice(0, index) + whole.slice(index + 1) === word);

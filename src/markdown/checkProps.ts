import { nearest } from '../model/nearest.ts';
import type { PropRule } from '../model/propRule.ts';
import { placeAt } from '../model/sourcePlace.ts';
import { type PageState, placeOf, report } from './pageState.ts';
import type { TreeNode } from './tree.ts';

/** Properties of the same components in other generators, and what they are called here. */
const PROPS_ELSEWHERE: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  Badge: { variant: 'type' },
  Card: { description: 'children' },
  Tabs: { groupId: 'group', syncKey: 'group' },
};

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
    if (Object.hasOwn(rules, name)) checkValue(name, value, rules[name] as PropRule, node, state);
    else if (name !== 'children') warnLost(name, rules, node, state);
  }
  const missing = Object.keys(rules).filter((name) => isRead && rules[name] === 'needed' && props[name] === undefined);
  for (const name of missing) {
    report(state, node, {
      severity: 'error',
      code: 'missing-property',
      message: `\`<${component}>\` needs the property \`${name}\`.`,
      word: component,
      hint: `write \`<${component} ${name}="…">\``,
    });
  }
  return isRead && missing.length === 0;
}

function warnLost(name: string, rules: Readonly<Record<string, PropRule>>, node: TreeNode, state: PageState): void {
  const elsewhere = PROPS_ELSEWHERE[node.name ?? ''] ?? {};
  const known = Object.keys(rules);
  const meant = Object.hasOwn(elsewhere, name) ? elsewhere[name] : nearest(name, known);
  const place = placeOfProperty(name, node, state);
  state.diagnostics.push({
    severity: 'warning',
    code: 'unread-markup',
    message: `\`${name}\` of \`<${node.name}>\` is ignored.`,
    place,
    ...(meant === 'children'
      ? { hint: `write its text between the tags, \`<${node.name}>\` and \`</${node.name}>\`` }
      : meant === undefined
        ? { hint: `delete it: ${listed(known)}` }
        : { hint: `write \`${meant}\``, fix: { place, was: name, text: meant } }),
  });
}

const listed = (known: readonly string[]) =>
  known.length === 0
    ? 'the component has no properties'
    : `the component knows ${known.map((name) => `\`${name}\``).join(', ')}`;

function checkValue(name: string, value: unknown, rule: PropRule, node: TreeNode, state: PageState): void {
  const warn = (message: string, hint: string) =>
    state.diagnostics.push({
      severity: 'warning',
      code: 'unread-markup',
      message,
      place: placeOfProperty(name, node, state),
      hint,
    });
  if (rule === 'flag' && typeof value === 'string' && /^(?:false|no|off|0)$/i.test(value))
    warn(`\`${name}="${value}"\` counts as yes: it is a text.`, `write \`${name}={false}\`, or leave it out`);
  if (typeof rule === 'object' && value !== undefined && !rule.includes(String(value)))
    warn(
      `\`${name}\` of \`<${node.name}>\` cannot be \`${String(value)}\`.`,
      `write one of ${rule.map((word) => `\`${word}\``).join(', ')}`,
    );
}

/** Where a property's name stands: the same letters may be part of the component's name, or of a value before it. */
function placeOfProperty(name: string, node: TreeNode, state: PageState) {
  const { file, body } = state.source;
  const start = node.position?.start.offset;
  if (start === undefined) return placeOf(state, node, name);
  const tag = body.slice(start, node.children?.[0]?.position?.start.offset ?? node.position?.end.offset);
  const found = [...tag.matchAll(/(?<=\s)[^\s=/>"'{]+(?=[\s=/>])/g)].find(([word]) => word === name);
  return found === undefined ? placeOf(state, node, name) : placeAt(file, body, start + found.index, name.length);
}

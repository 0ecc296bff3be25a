import { type Expression, type MemberExpression, type Node, parseExpressionAt, type Super, tokenizer } from 'acorn';
import { beginningOf } from '../../model/text/beginningOf.ts';
import { withoutControls } from '../../model/text/controlCharacters.ts';
import { wellFormed } from '../../model/text/wellFormed.ts';
import { asRecord } from '../../model/values/asRecord.ts';
import { ownValue } from '../../model/values/ownValue.ts';

/** Why an expression has no value, and which word of it is to blame. */
export interface ExpressionFault {
  readonly code: 'unknown-constant' | 'unsupported-expression';
  readonly message: string;
  readonly word: string;
}

/** A value with the names of the constants in it, or why there is none. */
type Evaluation =
  | { readonly value: unknown; readonly constants: readonly string[] }
  | { readonly fault: ExpressionFault };

/**
 * The value of an expression in a page: constants by name, what the page's front matter says, `frontmatter.title`,
 * literals, templates, lists, records, arithmetic, comparison and choice; in a partial also what it is given,
 * `props.name`, which may be nothing. A key that the front matter has not is a fault, except where it is asked for.
 * Nothing is run as code: calls, assignments and functions have no value here.
 * A comment alone yields undefined. Faults are `unknown-constant` and `unsupported-expression`.
 */
export function evaluateExpression(source: string, constants: Readonly<Record<string, unknown>>): Evaluation {
  const name = source.trim();
  if (Object.hasOwn(constants, name)) return { value: constants[name], constants: [name] };
  const used: string[] = [];
  try {
    if (isBlank(source)) return { value: undefined, constants: [] };
    const tree = parseExpressionAt(source, 0, { ecmaVersion: 2022 });
    refuseRest(source, tree);
    return { value: evaluateNode(tree, { source, constants, used, isAsked: false }), constants: used };
  } catch (error) {
    if (error instanceof Fault) return { fault: error.fault };
    return {
      fault: {
        code: 'unsupported-expression',
        message: `Cannot read the expression \`${beginningOf(name)}\`.`,
        word: name.split('\n')[0] ?? '',
      },
    };
  }
}

class Fault extends Error {
  readonly fault: ExpressionFault;
  constructor(fault: ExpressionFault) {
    super(fault.message);
    this.fault = fault;
  }
}

interface Scope {
  readonly source: string;
  readonly constants: Readonly<Record<string, unknown>>;
  readonly used: string[];
  /** Whether it is asked if there is a value: then none is no fault. */
  readonly isAsked: boolean;
}

const isBlank = (source: string): boolean => tokenizer(source, { ecmaVersion: 2022 }).getToken().type.label === 'eof';

function refuseRest(source: string, tree: Node): void {
  const rest = source.slice(tree.end);
  if (!isBlank(rest)) {
    throw new Fault({
      code: 'unsupported-expression',
      message: `Unexpected \`${beginningOf(rest.trim())}\` after the expression.`,
      word: rest.trim(),
    });
  }
}

/** Text without what no page may hold. */
const showable = (text: string) => withoutControls(wellFormed(text));

function evaluateNode(node: Expression, scope: Scope): unknown {
  switch (node.type) {
    case 'Literal':
      return typeof node.value === 'string' ? showable(node.value) : node.value;
    case 'Identifier':
      return constantOf(node.name, scope);
    case 'MemberExpression':
      return memberOf(node, scope);
    case 'ChainExpression':
      return evaluateNode(node.expression, asked(scope));
    case 'TemplateLiteral':
      return node.quasis
        .map((quasi, index) => {
          const inner = node.expressions[index];
          return showable(quasi.value.cooked ?? '') + (inner === undefined ? '' : String(evaluateNode(inner, scope)));
        })
        .join('');
    case 'ArrayExpression':
      return node.elements.map((item) =>
        item === null || item.type === 'SpreadElement' ? unsupported(node, scope) : evaluateNode(item, scope),
      );
    case 'ObjectExpression':
      return Object.fromEntries(
        node.properties.map((property) => {
          if (property.type === 'SpreadElement' || property.computed || property.kind !== 'init') {
            return unsupported(node, scope);
          }
          const key = property.key.type === 'Identifier' ? property.key.name : evaluateNode(property.key, scope);
          return [String(key), evaluateNode(property.value, scope)] as const;
        }),
      );
    case 'UnaryExpression':
      return (
        unary(node.operator, evaluateNode(node.argument, node.operator === '!' ? asked(scope) : scope)) ??
        unsupported(node, scope)
      );
    case 'BinaryExpression': {
      if (node.left.type === 'PrivateIdentifier') return unsupported(node, scope);
      const within = EQUALITY.test(node.operator) ? asked(scope) : scope;
      return (
        binary(node.operator, evaluateNode(node.left, within), evaluateNode(node.right, within)) ??
        unsupported(node, scope)
      );
    }
    case 'LogicalExpression': {
      const left = evaluateNode(node.left, asked(scope));
      if (node.operator === '&&') return left && evaluateNode(node.right, scope);
      if (node.operator === '||') return left || evaluateNode(node.right, scope);
      return left ?? evaluateNode(node.right, scope);
    }
    case 'ConditionalExpression':
      return evaluateNode(evaluateNode(node.test, asked(scope)) ? node.consequent : node.alternate, scope);
    case 'ParenthesizedExpression':
      return evaluateNode(node.expression, scope);
    default:
      return unsupported(node, scope);
  }
}

function constantOf(name: string, { constants, used }: Scope): unknown {
  if (name === 'undefined') return undefined;
  if (!Object.hasOwn(constants, name)) {
    throw new Fault({
      code: 'unknown-constant',
      message: `The constant \`${name}\` is not defined in the site configuration.`,
      word: name,
    });
  }
  used.push(name);
  return constants[name];
}

const asked = (scope: Scope): Scope => ({ ...scope, isAsked: true });

const EQUALITY = /^[!=]==$/;

/** What a partial is given under a name, or front matter says under a key. */
function memberOf(node: MemberExpression, scope: Scope): unknown {
  const [root = '', ...keys] = namesIn(node) ?? [];
  const values = ownValue(scope.constants, root);
  if (typeof values !== 'object' || values === null) return unsupported(node, scope);
  if (root === 'frontmatter') return matterOf(keys, values, scope);
  const [name = '', ...more] = keys;
  if (root !== 'props' || node.computed || more.length > 0) return unsupported(node, scope);
  scope.used.push(`props.${name}`);
  return ownValue(asRecord(values), name);
}

/** `a.b['c'][0]` as its names; undefined where one of them is not written out. */
function namesIn(node: Expression | Super): readonly string[] | undefined {
  if (node.type === 'Identifier') return [node.name];
  if (node.type !== 'MemberExpression') return undefined;
  const { object, property, computed } = node;
  const outer = namesIn(object);
  if (outer === undefined) return undefined;
  if (!computed && property.type === 'Identifier') return [...outer, property.name];
  return computed && property.type === 'Literal' ? [...outer, String(property.value)] : undefined;
}

function matterOf(keys: readonly string[], matter: object, scope: Scope): unknown {
  let value: unknown = matter;
  for (const [index, key] of keys.entries()) {
    const isThere = typeof value === 'object' && value !== null && Object.hasOwn(value, key);
    if (!isThere && scope.isAsked) return undefined;
    if (!isThere) throw new Fault(lackingKey(keys.slice(0, index + 1).join('.')));
    value = Reflect.get(Object(value), key);
  }
  return value;
}

const lackingKey = (path: string): ExpressionFault => ({
  code: 'unknown-constant',
  message: `The front matter has no \`${path}\`.`,
  word: `frontmatter.${path}`,
});

function unsupported(node: Node, { source }: Scope): never {
  const written = source.slice(node.start, node.end);
  throw new Fault({
    code: 'unsupported-expression',
    message: `Cannot evaluate \`${beginningOf(written)}\`, expected constants, literals and arithmetic.`,
    word: written.split('\n')[0] ?? '',
  });
}

function unary(operator: string, value: unknown): unknown {
  if (operator === '-') return -Number(value);
  if (operator === '+') return Number(value);
  if (operator === '!') return !value;
  return undefined;
}

type Operation = (a: never, b: never) => unknown;

const OPERATIONS: Readonly<Record<string, Operation>> = {
  '+': (a: number, b: number) => a + b,
  '-': (a: number, b: number) => a - b,
  '*': (a: number, b: number) => a * b,
  '/': (a: number, b: number) => a / b,
  '%': (a: number, b: number) => a % b,
  '===': (a: unknown, b: unknown) => a === b,
  '!==': (a: unknown, b: unknown) => a !== b,
  '<': (a: number, b: number) => a < b,
  '>': (a: number, b: number) => a > b,
  '<=': (a: number, b: number) => a <= b,
  '>=': (a: number, b: number) => a >= b,
};

const binary = (operator: string, left: unknown, right: unknown) =>
  OPERATIONS[operator]?.(left as never, right as never);

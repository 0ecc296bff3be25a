import { allDiagnostics } from '../model/sourceFile.ts';
import { evaluate } from './expressions.ts';
import { type PageState, report } from './pageState.ts';
import { type JsxAttribute, type Replacement, type TreeNode, text } from './tree.ts';

/** Reads an element's properties into `data.props`; `<Include>` is replaced by the partial it names. */
export function enterJsx(node: TreeNode, state: PageState): Replacement {
  const props = readProps(node, state);
  node.data = { ...node.data, props };
  keepInline(node, state);
  return node.name === 'Include' ? include(node, props, state) : undefined;
}

/** Parsers take `<p><b>{NAME}</b> {NAME}</p>` for blocks: on one line, expressions are no paragraphs, and spaces count. */
function keepInline(node: TreeNode, { source }: PageState): void {
  const { position, children = [] } = node;
  if (position?.start.line !== position?.end.line) return;
  node.children = children.flatMap((child, index) => {
    const gap = source.body.slice(children[index - 1]?.position?.end.offset, child.position?.start.offset);
    const inline = child.type === 'mdxFlowExpression' ? { ...child, type: 'mdxTextExpression' } : child;
    return index > 0 && /^\s+$/.test(gap) ? [text(' '), inline] : [inline];
  });
}

function readProps(node: TreeNode, state: PageState): Record<string, unknown> {
  const props: Record<string, unknown> = {};
  for (const attribute of (node.attributes ?? []) as JsxAttribute[]) {
    if (attribute.type === 'mdxJsxExpressionAttribute' || attribute.name === undefined) {
      report(state, node, {
        severity: 'error',
        code: 'unsupported-expression',
        message: `Properties cannot be spread into \`<${node.name}>\`.`,
        hint: 'write each property by its name',
      });
    } else {
      props[attribute.name] = propValue(attribute.value, node, state);
    }
  }
  return props;
}

function propValue(value: JsxAttribute['value'], node: TreeNode, state: PageState): unknown {
  if (value === null || value === undefined) return true;
  return typeof value === 'string' ? value : evaluate(value.value, node, state);
}

/** `<Include src="/_part.mdx" />`: the partial's blocks come in place of the element. */
function include(node: TreeNode, props: Readonly<Record<string, unknown>>, state: PageState): Replacement {
  const src = String(props.src ?? '');
  const path = partialPath(src, state.source.relativePath);
  const partial = state.context.partial(path);
  if (partial === undefined) {
    report(state, node, {
      severity: 'error',
      code: 'include-missing',
      message: `There is no partial \`${src}\`.`,
      word: src,
      hint: 'a partial is a Markdown file whose name begins with `_`; `src` is relative, or begins with `/` at the content folder',
    });
    return [];
  }
  if (state.openIncludes.includes(path)) {
    report(state, node, {
      severity: 'error',
      code: 'include-loop',
      message: `\`${src}\` includes itself.`,
      word: src,
      hint: 'delete the element, or what leads back to this file',
    });
    return [];
  }
  const parent = state.source;
  state.includes.set(path, partial.hash);
  state.openIncludes.push(path);
  state.diagnostics.push(...allDiagnostics(partial));
  state.source = partial;
  return [{ type: 'includedFile', children: state.parse(partial).children ?? [], data: { source: partial, parent } }];
}

/** Path of a partial relative to the content folder, for a `src` in a file. */
export function partialPath(src: string, fromFile: string): string {
  const steps = src.startsWith('/') ? [] : fromFile.split('/').slice(0, -1);
  for (const step of src.split('/')) {
    if (step === '..') steps.pop();
    else if (step !== '.' && step !== '') steps.push(step);
  }
  return steps.join('/');
}

/** The walk leaves a partial: places are in the including file again. */
export function leaveInclude(node: TreeNode, state: PageState): Replacement {
  const { source, parent } = (node.data ?? {}) as { source: PageState['source']; parent: PageState['source'] };
  state.source = parent;
  state.openIncludes.pop();
  // The later steps have to know whose lines these are.
  node.data = { source };
  return undefined;
}

/** A paragraph of nothing but components and expressions is none; the native parser unwraps it itself, the reference does not. */
export function unwrapComponents(node: TreeNode): Replacement {
  const children = node.children ?? [];
  const isBlank = (child: TreeNode) => child.type === 'text' && /^\s*$/.test(child.value ?? '');
  const isMdx = (child: TreeNode) => child.type === 'mdxJsxTextElement' || child.type === 'mdxTextExpression';
  const isLabel = node.data?.directiveLabel === true;
  if (isLabel || !children.some(isMdx) || !children.every((child) => isMdx(child) || isBlank(child))) return undefined;
  return children.filter(isMdx).map((child) => ({ ...child, type: child.type.replace('Text', 'Flow') }));
}

/** `import` and `export` are refused: building a page never runs code from it. */
export function refuseModuleCode(node: TreeNode, state: PageState): Replacement {
  report(state, node, {
    severity: 'error',
    code: 'module-code',
    message: 'Pages hold no `import` or `export`: content is data.',
    word: (node.value ?? '').split('\n')[0] ?? '',
    hint: 'components of `site/components.ts` and constants of `site/config.ts` are at hand by their names',
  });
  return [];
}

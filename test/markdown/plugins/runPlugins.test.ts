import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import remarkMath from 'remark-math';
import type { PluggableList } from 'unified';
import { visit } from 'unist-util-visit';
import { plainError, type RunAsync } from '../../../src/markdown/plugins/asyncRun.ts';
import { pagePlugins } from '../../../src/markdown/plugins/pagePlugins.ts';
import { PluginsAsked } from '../../../src/markdown/plugins/pluginsAsked.ts';
import { pluginFault } from '../../../src/markdown/plugins/runPlugins.ts';
import { judge } from '../../../src/model/diagnostic.ts';
import { compileText, type Surroundings } from '../../compileText.ts';

interface Node {
  type: string;
  children: Node[];
  value: string;
  name: string;
  url: string;
  tagName: string;
  properties: Record<string, unknown>;
  data?: Record<string, unknown>;
}

/** A plugin that changes each node of a type. */
const each = (type: string, change: (node: Node, index: number, parent: Node) => unknown) => () => (tree: unknown) =>
  visit(tree as never, type, ((node: Node, index: number, parent: Node) => change(node, index, parent)) as never);

const compiled = (
  text: string,
  lists: { readonly remark?: readonly unknown[]; readonly rehype?: readonly unknown[] },
  around: Surroundings = {},
  runAsync: RunAsync = () => assert.fail('another thread is asked'),
) =>
  compileText(text, {
    path: 'a.mdx',
    ...around,
    plugins: pagePlugins(
      { remark: (lists.remark ?? []) as PluggableList, rehype: (lists.rehype ?? []) as PluggableList },
      runAsync,
    ),
  });

const told = (page: ReturnType<typeof compiled>) =>
  page.diagnostics.map(
    ({ severity, code, place, message, hint }) =>
      `${severity} ${code} ${place?.line}:${place?.column} ${message}${hint === undefined ? '' : ` ${hint}`}`,
  );

for (const parser of ['satteri', 'remark'] as const)
  describe(`plugins, with ${parser}`, () => {
    it('may give the classes of code as one text', () => {
      const asText = each('code', (node) => {
        node.data = { hProperties: { className: 'language-js wide' } };
      });
      const page = compiled('```\nlet a;\n```\n', { remark: [asText] }, { parser });
      assert.deepEqual(told(page), []);
      assert.match(page.html, /<code class="language-js"><span class="hljs-keyword">let/);
    });

    it('are told of at the weight that they give: what only informs fails nothing', () => {
      const say = () => (_: unknown, file: { info: (text: string) => void; message: (text: string) => void }) => {
        file.info('By the way');
        file.message('Mind this');
      };
      const { diagnostics } = compiled('A\n', { remark: [say] }, { parser });
      assert.deepEqual(
        judge(diagnostics, { strict: true }).map(({ severity, message }) => `${severity} ${message}`),
        ['warning By the way', 'error Mind this'],
      );
    });

    it('may turn out to take their time with a page that cannot be read, which has no words then', () => {
      const slow = () => async () => {};
      const lists = { remark: [slow], rehype: [slow] };
      const page = compiled(`${'> '.repeat(300)}a`, lists, { parser, path: 'a.md' }, ({ tree }) => ({
        tree,
        messages: [],
      }));
      assert.deepEqual(
        page.diagnostics.map(({ code }) => code),
        ['too-deep'],
      );
    });

    it('may put links without words that readers neither hear nor reach', () => {
      const anchored = (properties: Record<string, unknown>) =>
        compiled(
          '## B\n',
          {
            rehype: [
              each('element', (node) => {
                if (node.tagName !== 'h2' || node.children.length > 1) return;
                const icon = { type: 'element', tagName: 'span', properties: {}, children: [] };
                const link = {
                  type: 'element',
                  tagName: 'a',
                  properties: { href: '#a', ...properties },
                  children: [icon],
                };
                node.children.unshift(link as unknown as Node);
              }),
            ],
          },
          { parser },
        );
      // As rehype-autolink-headings makes them.
      assert.deepEqual(told(anchored({ ariaHidden: 'true', tabIndex: -1 })), []);
      assert.equal(anchored({}).diagnostics[0]?.code, 'empty-link');
      assert.equal(anchored({ ariaHidden: 'true' }).diagnostics[0]?.code, 'empty-link');
    });

    it('change texts, headings and links before these get their anchors and are checked', () => {
      const remark = [
        each('text', (node) => {
          node.value = node.value.replace('(c)', '©');
        }),
        each('link', (node) => {
          node.url = node.url.replace('wiki:', '/');
        }),
        each('heading', (node) => node.children.push({ type: 'text', value: ' 2' } as Node)),
      ];
      const page = compiled('## One (c)\n\n[Two](wiki:missing/)\n', { remark }, { parser });
      assert.match(page.html, /<h2 id="one-©-2"|<h2 id="one-2"|<h2 id="one-c-2"/);
      assert.equal(page.headings[0]?.title, 'One © 2');
      assert.deepEqual(
        page.links.map(({ url }) => url),
        ['/missing/'],
      );
    });

    it('add blocks of Markdown and of HTML', () => {
      const add = () => (tree: unknown) =>
        void (tree as Node).children.push({
          type: 'paragraph',
          children: [{ type: 'emphasis', children: [{ type: 'text', value: 'More' }] }],
        } as never);
      const figure = each('element', (node, index, parent) => {
        if (node.tagName !== 'blockquote') return;
        parent.children[index] = {
          type: 'element',
          tagName: 'figure',
          properties: { className: ['quote'] },
          children: node.children,
        } as never;
      });
      for (const path of ['a.md', 'a.mdx']) {
        const page = compiled('<b>One</b>\n\n> Two', { remark: [add], rehype: [figure] }, { parser, path });
        assert.deepEqual(told(page), []);
        assert.match(page.html, /<figure class="quote">\s*<p>Two<\/p>\s*<\/figure>\s*<p><em>More<\/em><\/p>/);
      }
    });

    it('make elements of directives', () => {
      const directive = (type: string) =>
        each(type, (node) => {
          if (node.name === 'key') node.data = { hName: 'kbd' };
          if (node.name === 'video')
            node.data = {
              hName: 'video',
              hChildren: [{ type: 'text', value: 'none' }],
              hProperties: { src: '/a.mp4' },
            };
          if (node.name === 'grid') node.data = { hName: 'section', hProperties: { className: 'grid' } };
        });
      const remark = ['textDirective', 'leafDirective', 'containerDirective'].map(directive);
      const text = ':key[A] and :other[B]\n\n::video\n\n:::grid\nOne\n:::\n';
      const page = compiled(text, { remark }, { parser, assets: ['/a.mp4'] });
      assert.deepEqual(
        page.diagnostics.map(({ message }) => message),
        ['Readers see `:other[B]` as plain text.'],
      );
      assert.match(page.html, /<kbd>A<\/kbd> and :other\[B\]/);
      assert.match(page.html, /<video src="\/a\.mp4"[^>]*>none<\/video>/);
      assert.match(page.html, /<section class="grid">\s*<p>One<\/p>\s*<\/section>/);
    });

    it('make containers, directives and elements that stand nowhere', () => {
      const add = () => (tree: unknown) => {
        const words = (tree as Node).children;
        const [inner] = words.splice(0, 1);
        words.push(
          { type: 'containerDirective', name: 'tip', attributes: {}, children: [inner] } as never,
          { type: 'paragraph', children: [{ type: 'textDirective', name: 'a', children: inner?.children }] } as never,
          {
            type: 'mdxJsxFlowElement',
            name: 'div',
            attributes: [],
            children: [{ type: 'paragraph', children: [{ type: 'text', value: 'In' }] }],
          } as never,
        );
      };
      const page = compiled('One *two*\n\nThree\n', { remark: [add] }, { parser });
      assert.deepEqual(told(page), []);
      assert.match(page.html, /<p>Three<\/p>\s*<aside class="callout callout-tip[^>]*>.*<p>One <em>two<\/em><\/p>/s);
      assert.match(page.html, /<p>One <em>two<\/em><\/p>\s*<div>\s*<p>In<\/p>\s*<\/div>\s*$/);
    });

    it('work on partials', () => {
      const shout = each('text', (node) => {
        node.value = node.value.toUpperCase();
      });
      const page = compiled('<Include src="/_a.md" />', { remark: [shout] }, { parser, files: { '_a.md': 'quiet' } });
      assert.match(page.html, /<p>QUIET<\/p>/);
    });

    it('leave the Markdown of a page as its author wrote it', () => {
      const shout = each('text', (node) => {
        node.value = node.value.toUpperCase();
      });
      assert.match(compiled('quiet', { remark: [shout] }, { parser }).markdown, /^quiet$/m);
    });

    it('are told of where they fail: the page is an error, not the run', () => {
      const fails = () => () => {
        throw new Error('no such icon');
      };
      const odd = () => (tree: unknown) => void (tree as Node).children.push({ type: 'odd' } as never);
      const outcomes = [
        [
          { remark: [fails] },
          /^error plugin-failed 1:1 A plugin cannot work on the page: no such icon look at its options/,
        ],
        [{ rehype: [fails] }, /^error plugin-failed 1:1 A plugin cannot work on the page: no such icon/],
        [{ rehype: [odd] }, /^error plugin-failed 1:1 .*odd/],
      ] as const;
      for (const [lists, fault] of outcomes) {
        const [first, ...others] = told(compiled('One', lists, { parser }));
        assert.match(first ?? '', fault);
        assert.deepEqual(others, []);
      }
    });

    it('are asked in another thread where they are asynchronous, each kind by itself', () => {
      const asked: string[] = [];
      const late = () => async () => {};
      const quick = each('text', (node) => {
        node.value += '!';
      });
      const answer: RunAsync = ({ list, tree, source: { file } }) => {
        asked.push(`${list} ${file}`);
        each('text', (node) => {
          node.value += '?';
        })()(tree);
        return { tree, messages: [] };
      };
      const page = compiled('One', { remark: [quick], rehype: [late] }, { parser }, answer);
      assert.match(page.html, /<p>One!\?<\/p>/);
      assert.deepEqual(page.diagnostics, []);
      assert.deepEqual(asked, ['rehype content/a.mdx']);
      const failing: RunAsync = () => ({ thrown: { message: 'no such icon', line: 3, column: 2 } });
      assert.match(
        told(compiled('One', { remark: [late] }, { parser }, failing))[0] ?? '',
        /^error plugin-failed 3:2 A plugin cannot work on the page: no such icon/,
      );
    });

    it('are told of at the start of the page where the place of what they throw is none', () => {
      const nowhere = { line: 0, column: null, place: null };
      const failing = () => () => {
        throw Object.assign(new Error('odd'), nowhere);
      };
      const late = () => async () => {};
      const answer: RunAsync = () => ({ thrown: plainError(Object.assign(new Error('odd'), nowhere)) });
      for (const page of [
        compiled('One', { remark: [failing] }, { parser }),
        compiled('One', { remark: [late] }, { parser }, answer),
      ])
        assert.match(told(page)[0] ?? '', /^error plugin-failed 1:1 A plugin cannot work on the page: odd/);
    });

    it('are no fault of the page where it waits for their answer', () => {
      const asked = new PluginsAsked(Promise.resolve());
      const waiting: RunAsync = () => {
        throw asked;
      };
      const late = () => async () => {};
      for (const list of ['remark', 'rehype'])
        assert.throws(
          () => compiled('One', { [list]: [late] }, { parser }, waiting),
          (thrown) => thrown === asked,
        );
    });

    it('make elements that pages may not hold, also beside raw HTML, which is sanitized', () => {
      // A plugin may have the same elements on all pages.
      const titles = [{ type: 'element', tagName: 'b', properties: { style: 'top:0' }, children: [] }];
      const frame = each('leafDirective', (node) => {
        node.data = { hName: 'iframe', hProperties: { src: 'https://a.example/' }, hChildren: titles };
      });
      const box = each('containerDirective', (node) => {
        node.data = { hName: 'section', hProperties: { className: ['box'] } };
      });
      const text = '::frame\n\n:::box\nOne <i style="top:0" data-made="1">two</i>\n:::\n\nRAW\n';
      const made = (body: string) => {
        const page = compiled(body, { remark: [frame, box] }, { parser, path: 'a.md' });
        const found = /<iframe.*<\/section>/s.exec(page.html)?.[0].replace(/\n/g, '');
        return [found, page.diagnostics.map(({ code }) => code)];
      };
      const whole = '<iframe src="https://a.example/"><b style="top:0"></b></iframe><section class="box"><p>One ';
      assert.deepEqual(made(text.replace('RAW', '<iframe src="https://b.example/"></iframe>')), [
        `${whole}<i>two</i></p></section>`,
        ['unsafe-html', 'dropped-html', 'unsafe-html'],
      ]);
      assert.deepEqual(made(text.replace(/<i .*i>/, 'two')), [`${whole}two</p></section>`, []]);
    });

    it('are told of what is left out of the raw HTML that they write', () => {
      const frame = each('leafDirective', (node) => {
        Object.assign(node, {
          type: 'html',
          value: '<iframe></iframe><p class="a" dir="rtl">x</p>',
          position: undefined,
        });
      });
      const page = compiled('::frame\n\n::frame\n', { remark: [frame] }, { parser, path: 'a.md' });
      assert.deepEqual(told(page), [
        'warning plugin-message 1:1 `<iframe>` is left out: a plugin writes it as raw HTML. ' +
          "let the plugin make an element, as by `node.data = { hName: 'iframe' }`, or make it in `rehypePlugins`",
        'warning plugin-message 1:1 `class` of `<p>` is left out: a plugin writes it as raw HTML. ' +
          "let the plugin make an element, as by `node.data = { hName: 'p' }`, or make it in `rehypePlugins`",
      ]);
    });

    it('close what they write themselves, which is not in the file', () => {
      const script = (value: string) =>
        each('leafDirective', (node) => void Object.assign(node, { type: 'html', value }));
      const codes = (value: string) =>
        compiled('::script\n\nb\n', { remark: [script(value)] }, { parser, path: 'a.md' }).diagnostics.map(
          ({ code }) => code,
        );
      assert.deepEqual(codes('<script>a()</script>'), ['plugin-message']);
      assert.deepEqual(codes('<p>a</p><STYLE>b</style >'), ['plugin-message']);
      assert.ok(codes('<script>a()').includes('dropped-html'));
    });

    it('are not told of raw HTML of the author that is never closed', () => {
      const nothing = each('root', () => undefined);
      const text = ':::note[a]\n<Badge text="a" />\n:::\n\nb\n';
      assert.deepEqual(told(compiled(text, { remark: [nothing] }, { parser, path: 'a.md' })), []);
    });

    it('may say what element code is', () => {
      const draw = each('code', (node) => {
        node.data = { hName: 'div', hProperties: { className: ['mermaid'] } };
      });
      const { html } = compiled('```mermaid\na < b\n```', { remark: [draw] }, { parser });
      assert.match(html, /<pre[^>]*><div class="mermaid">a &#x3C; b\n?<\/div><\/pre>/);
    });

    it('may color code, which is left as it is', () => {
      const color = each('element', (node) => {
        if (node.tagName !== 'pre') return;
        node.properties = { className: ['own'], tabindex: '0' };
        node.children = [{ ...node.children[0], children: [{ type: 'element', tagName: 'i', children: [] }] } as never];
      });
      const { html } = compiled('```js\nx\n```', { rehype: [color] }, { parser });
      assert.match(html, /<pre class="own" tabindex="0"><code class="language-js"><i><\/i><\/code><\/pre>/);
    });

    it('are told of nodes that no element is known for, once for each kind', () => {
      const list = each('blockquote', (node) => {
        node.type = 'defList';
        node.children = node.children.map((child) => ({ ...child, type: 'defTerm' }));
      });
      const named = each('defTerm', (node) => {
        node.data = { hName: 'dt' };
      });
      const text = 'One\n\n> Two\n>\n> Three\n\n> Four\n\n| a |\n| - |\n| b |\n\n:::tip\nFive\n:::\n';
      assert.deepEqual(told(compiled(text, { remark: [list, named] }, { parser })), [
        'warning plugin-message 3:1 A plugin makes `defList`, which readers get as a plain block: nothing says what ' +
          "element it is. name the element in a plugin that comes after it, such as `node.data = { hName: 'dl' }`",
      ]);
      assert.equal(told(compiled(text, { remark: [list] }, { parser })).length, 2);
    });

    it('speak by messages, with their place', () => {
      const lint = () => (tree: unknown, file: { message: (reason: string, options: object) => { url?: string } }) => {
        const message = file.message('Say less', {
          place: (tree as { children: { position: object }[] }).children[1]?.position,
          source: 'lint',
          ruleId: 'less',
        });
        message.url = 'https://a.example/less';
      };
      const [first] = compiled('One\n\nTwo', { remark: [lint] }, { parser }).diagnostics;
      assert.deepEqual(first, {
        severity: 'warning',
        code: 'plugin-message',
        message: 'Say less (lint:less)',
        place: { file: 'content/a.mdx', line: 3, column: 1, endColumn: 4 },
        hint: 'see https://a.example/less',
      });
    });
  });

describe('plugins that add syntax', () => {
  it('are read by the reference parser', () => {
    const page = compiled('One $x$', { remark: [remarkMath] }, { parser: 'remark' });
    assert.match(page.html, /<code class="language-math[^"]*">x<\/code>/);
  });
});

describe('pluginFault', () => {
  it('tells of what is no error, too', () => {
    const message = (thrown: unknown) => pluginFault(thrown, { file: 'a.md', codePlace: undefined }).message;
    assert.match(message(undefined), /^A plugin cannot work on the page: /);
    assert.match(message('odd'), /: odd$/);
  });
});

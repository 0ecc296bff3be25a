import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { markFound, unmarkFound } from '../../../src/client/search/markFound.ts';
import { find, openBrowser } from '../browser.ts';

let highlights: Map<string, Set<Range>>;

/** Happy-dom has no highlights of its own. */
function open(html: string): void {
  const { window } = openBrowser(`<main>${html}</main>`);
  highlights = new Map();
  const globals = {
    CSS: { highlights },
    Highlight: class extends Set<Range> {
      constructor(...ranges: Range[]) {
        super(ranges);
      }
    },
    NodeFilter: window.NodeFilter,
  };
  for (const [name, value] of Object.entries(globals))
    Object.defineProperty(globalThis, name, { configurable: true, value });
}

const marked = () => [...(highlights.get('found') ?? [])].map(String);

describe('markFound', () => {
  beforeEach(() =>
    open('<h2>Delays</h2><p>A <b>delay</b> lasts.</p><pre>$.flow.<span>delay</span>(1)</pre><button>delay</button>'),
  );

  it('marks words by the browser’s highlights, also across elements, and leaves the document as it is', () => {
    const before = find('main').innerHTML;
    markFound(find('main'), ['delay', 'delays', 'flowdelay']);
    assert.deepEqual(marked(), ['Delays', 'delay', '$.flow.delay']);
    assert.equal(find('main').innerHTML, before);
  });

  it('does not read words across blocks', () => {
    open('<p>flow</p><p>delay</p><ul><li>a</li><li>b</li></ul>');
    markFound(find('main'), ['flowdelay', 'ab']);
    assert.deepEqual(marked(), []);
  });

  it('replaces earlier marks, and takes them away', () => {
    markFound(find('main'), ['delay']);
    markFound(find('main'), ['lasts']);
    assert.deepEqual(marked(), ['lasts']);
    unmarkFound();
    assert.equal(highlights.size, 0);
  });

  it('does nothing in a browser without highlights', () => {
    Object.defineProperty(globalThis, 'CSS', { configurable: true, value: {} });
    markFound(find('main'), ['delay']);
    unmarkFound();
    assert.equal(highlights.size, 0);
  });
});

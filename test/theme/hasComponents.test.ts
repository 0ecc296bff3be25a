import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { hasComponents } from '../../src/theme/hasComponents.ts';

const STYLES = new URL('../../src/theme/styles/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, STYLES), 'utf8');

describe('hasComponents', () => {
  it('is true of all whose styles come with components.css', () => {
    const files = [...textOf('components.css').matchAll(/@import '(.*?)'/g)].map(([, name]) => name ?? '');
    assert.ok(files.length > 2);
    // What stands in no other box begins a selector.
    const classes = new Set(files.flatMap((name) => [...textOf(name).matchAll(/^\.([\w-]+)/gm)].map(([, one]) => one)));
    // What a site puts on every page, parts of tabs, a card, a call, a field and a badge of a method, which their boxes come
    // before, and what marked samples hold.
    const parts =
      /^(?:announcement|(?:before|after)-(?:content|sidebar)$|after-(?:title|toc)$|(?:own|site)-header$|sidebar$|tab$|tab-|js$|card-|endpoint-|field-|method-|line$|code-(?:block|folded|note|notes|unfold|wrapped)$|prose$)/;
    for (const name of classes)
      if (!parts.test(name ?? '') || name === 'card-grid')
        assert.equal(hasComponents(`<div class="${name}">`), true, name);
    assert.ok(classes.size > 8);
  });

  it('is true of details, which have no class', () => {
    assert.equal(hasComponents('<p>More:</p><details open=""><summary>More</summary></details>'), true);
    assert.equal(hasComponents('<p>A &lt;details> in words</p>'), false);
  });

  it('is true of abbreviations', () => {
    assert.equal(hasComponents('<p><abbr title="Hyper Text" tabindex="0">HT</abbr></p>'), true);
    assert.equal(hasComponents('<p>An &lt;abbr title> in words</p>'), false);
  });

  it('is true of an island of the site, which may come to show some', () => {
    assert.equal(hasComponents('<div data-island="Mappings" data-props="{}">'), true);
    assert.equal(hasComponents('<span data-island="CopyButton" data-props="{}"><div data-island="Zoom">'), false);
  });

  it('is false of words, code and other boxes', () => {
    for (const html of [
      '<p>A class="card" in words</p>',
      '<figure class="code-block"><code class="language-js">',
      '<span class="postcard">',
      '<div class="callout callout-note">',
    ])
      assert.equal(hasComponents(html.replace('A class="card"', 'A class=&quot;card&quot;')), false, html);
  });
});

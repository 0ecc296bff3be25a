import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isNameOfCode, urlOfCode } from '../../../src/routes/links/nameOfCode.ts';

describe('isNameOfCode', () => {
  it('is what stands in backquotes alone, as the address of a link', () => {
    assert.equal(isNameOfCode({ kind: 'link', url: '`Enum.map/2`' }), true);
    assert.equal(isNameOfCode({ kind: 'image', url: '`Enum.map/2`' }), false);
    for (const url of ['', '`', '``', 'Enum.map/2', '`a`/b', '/`a`'])
      assert.equal(isNameOfCode({ kind: 'link', url }), false, url);
  });
});

describe('urlOfCode', () => {
  it('is the address that ExDoc gives a module, what is in it, and a page', () => {
    const urls = {
      '`Box.Lid`': 'https://hexdocs.pm/elixir/Box.Lid.html',
      '`Box#module-lids`': 'https://hexdocs.pm/elixir/Box.html#module-lids',
      '`Box.Lid.open!/2`': 'https://hexdocs.pm/elixir/Box.Lid.html#open!/2',
      '`Box.|||/2`': 'https://hexdocs.pm/elixir/Box.html#|||/2',
      '`c:Box.open/1`': 'https://hexdocs.pm/elixir/Box.html#c:open/1',
      '`t:Box.t/0`': 'https://hexdocs.pm/elixir/Box.html#t:t/0',
      '`open/1`': 'https://hexdocs.pm/elixir/Kernel.html#open/1',
      '`//2`': 'https://hexdocs.pm/elixir/Kernel.html#//2',
      '`box:open/1`': 'https://www.erlang.org/doc/apps/stdlib/box.html#open/1',
      '`m:box`': 'https://www.erlang.org/doc/apps/stdlib/box.html',
      '`:box`': 'https://www.erlang.org/doc/apps/stdlib/box.html',
      '`:box.open/1`': 'https://www.erlang.org/doc/apps/stdlib/box.html#open/1',
      '`m:box#lids`': 'https://www.erlang.org/doc/apps/stdlib/box.html#lids',
      '`e:shop:guide.md#first`': 'https://hexdocs.pm/shop/guide.html#first',
      '`e:shop:index.html`': 'https://hexdocs.pm/shop/index.html',
      '`e:shop:a.cheatmd`': 'https://hexdocs.pm/shop/a.html',
      '`e:shop:a.livemd#b`': 'https://hexdocs.pm/shop/a.html#b',
      '`e:shop:a.mdx.html`': 'https://hexdocs.pm/shop/a.mdx.html',
    };
    assert.deepEqual(
      Object.keys(urls).map((name) => [name, urlOfCode(name)]),
      Object.entries(urls),
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressInTemplate } from '../../../src/routes/links/addressInTemplate.ts';

describe('addressInTemplate', () => {
  it('is that of a path, a file or a post, without the base', () => {
    const cases: readonly (readonly [written: string, address: string])[] = [
      ["{{ '/guide/' | relative_url }}", '/guide/'],
      ['{{"guide/a/#b"|absolute_url}}', '/guide/a/#b'],
      ["{{ '/guide/' | relative_url }}a/?b#c", '/guide/a/?b#c'],
      ["{{ 'https://a.example/' | absolute_url }}", 'https://a.example/'],
      ['{{ "guide/" | relURL }}', '/guide/'],
      ['{{ "guide/" | absURL }}', '/guide/'],
      ["{{ '/guide/' | url }}", '/guide/'],
      // Before Jekyll had filters for that.
      ["{{ '/guide/' | prepend: site.baseurl }}#a", '/guide/#a'],
      ['{{ "/guide/" | prepend:site.baseurl | prepend: site.url }}', '/guide/'],
      ['{{ site.baseurl }}/guide/', '/guide/'],
      ['{{ site.url }}{{site.baseurl}}/guide/', '/guide/'],
      ['{% link _guide/a.md %}#b', '/_guide/a.md#b'],
      ['{{ site.baseurl }}{% link _guide/a.md %}', '/_guide/a.md'],
      ['{{ site.baseurl }}{%- post_url 2024-01-31-a -%}', '/_posts/2024-01-31-a.md'],
    ];
    for (const [written, address] of cases) assert.equal(addressInTemplate(written), address, written);
  });

  it('is not known of what other tags make, and of what has none', () => {
    for (const written of [
      '/guide/',
      '{{ page.url }}',
      '{{ page.url | relative_url }}',
      "{{ '/a/' | append: b | relative_url }}",
      '{{ site.baseurl }}',
      '{{ site.url }}.html',
      "/a/{{ '/b/' | relative_url }}",
      '{% link {{ a }} %}',
      '{{ site.baseurl }}/{{ page.name }}/',
      "{{ '//a.example/' | x }}",
      '{{ site.url }}//a.example/',
      "{{ '/a/' | prepend: page.dir }}",
    ])
      assert.equal(addressInTemplate(written), undefined, written);
  });
});

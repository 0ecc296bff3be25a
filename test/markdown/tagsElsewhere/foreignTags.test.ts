import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tagHint } from '../../../src/markdown/tagsElsewhere/foreignTags.ts';

describe('tagHint', () => {
  const cases: readonly [tag: string, hint: RegExp][] = [
    ['{{< ref "page.md" >}}', /such as `page\.md`/],
    ['{{% relref "other" %}}', /such as `other\.md`/],
    ['{{< relref "/docs/setup/" >}}', /such as `\/docs\/setup\/`/],
    ['{{< ref "other#part" >}}', /such as `other\.md#part`/],
    ['{% link _docs/x.md %}', /such as `_docs\/x\.md`/],
    ['{% include note.html content="x" %}', /^write `<Include src="\/_part\.mdx" \/>`/],
    ['{% hint style="danger" %}', /^write `:::danger`/],
    ['{% hint style="caution" %}', /^write `:::caution`/],
    ['{% hint style="info" %}', /^write `:::note`/],
    ['{{< callout class="success" >}}', /^write `:::tip`/],
    ['{{< callout class="tip" >}}', /^write `:::tip`/],
    ['{{< callout class="error" >}}', /^write `:::danger`/],
    ['{% endhint %}', /^write `:::` on/],
    ['{{< /callout >}}', /^write `:::` on/],
    ['{% tab title="A" %}', /code-group/],
    ['{% highlight js %}', /^write ` ```js `/],
    ['{% endhighlight %}', /^write ` ``` ` on/],
    ['{{< figure src="a.png" title="A" >}}', /^write `!\[A\]\(a\.png\)`$/],
    ['{% embed url="https://a.example/v" %}', /\(https:\/\/a\.example\/v\)/],
    ['{% raw %}', /^delete it/],
    ['{{< icon "fa fa-x" >}}', /^delete it, or write a character or an image/],
    ['{{ site.baseurl }}', /^delete it: docsgen adds the base/],
    ['{{ site.url }}', /^delete it: docsgen adds the base/],
    ['{{ base }}', /^delete it: docsgen adds the base/],
    ...['relative_url', 'absolute_url', 'relURL', 'absURL', 'url', 'prepend: site.baseurl'].map(
      (filter): [string, RegExp] => [`{{ "/a/" | ${filter} }}`, /^write `\/a\/`/],
    ),
    ['{{ $frontmatter.title }}', /^write the text itself/],
    ['{% for x in y %}', /^delete it, and write the text/],
    ['{% unheard of %}', /^use Markdown/],
    ['{{% note "Mind `this`" %}}', /^write `:::note\[Mind `this`\]`/],
    ['{% hint title="A tip" style="info" %}', /^write `:::note\[A tip\]`/],
    ['{% highlight ruby linenos %}', /^write ` ```ruby `/],
    // GitBook's stand around a fence: one more would swallow what follows.
    ['{% code title="index.js" lineNumbers="true" %}', /^delete it, and write `title="index\.js"` behind the language/],
    ['{% code overflow="wrap" %}', /^delete it: the code block/],
    ['{% endcode %}', /^delete it/],
    ['{{< code >}}', /^write ` ```text `/],
    ['{% content-ref url="a/b.md" %}', /^delete it: the link in it stays/],
    ['{% endcontent-ref %}', /^delete it/],
    ['{% endembed %}', /^delete it$/],
    ['{% file src="a.pdf" %}', /\(a\.pdf\)/],
    ['{{% alert title="Mind this" color="warning" %}}', /^write `:::warning\[Mind this\]`/],
    ['{{% alert title="a [b]" %}}', /^write `:::note`/],
    ['{{< details summary="More" >}}', /^write `:::details\[More\]`/],
    ['{{< details summary="a <b>c</b>" >}}', /^write `:::details Title`/],
    ['{{< details >}}', /^write `:::details Title`/],
    ['{% comment %}', /^write `<!--`, and `-->`/],
    ['{% endcomment %}', /^write `-->`$/],
    ['{{< filetree/container >}}', /^write `<FileTree>` around a list/],
    ['{{< filetree/folder name="src" >}}', /^write an item, `- src`$/],
    ['{{< /filetree/folder >}}', /^delete it$/],
    ['{{< /filetree/container >}}', /^write `<\/FileTree>`$/],
    ['{% include "../.gitbook/includes/shared.md" %}', /^write `<Include src="\/_shared\.md" \/>`/],
    ['{% include a/_part.mdx %}', /^write `<Include src="\/_part\.mdx" \/>`/],
    ['{% columns %}', /^delete it: what is in it stays/],
    ['{% column width="50%" %}', /^delete it: what is in it stays/],
    ['{% openapi src="a.yaml" path="/users" method="post" %}', /^write `<Endpoint method="POST" path="\/users" \/>`/],
    ['{% endopenapi-operation %}', /^delete it$/],
    [
      '{% swagger-parameter in="body" name="q" required="true" %}',
      /^write `<Param name="q" in="body" type="string">` in `<ParamTable>`/,
    ],
    ['{% endswagger-parameter %}', /^write `<\/Param>`$/],
    ['{% swagger-response status="200" description="OK" %}', /^write a heading, such as `### 200 OK`$/],
    ['{% update date="2025-01-01" %}', /^write a heading, such as `### 2025-01-01`$/],
    ['{% @mermaid/diagram content="graph TD', /^write a code block of `mermaid`/],
    ['{% stepper %}', /^write `<Steps>`/],
    ['{% endstepper %}', /^write `<\/Steps>`$/],
    ['{{< /cardpane >}}', /^write `<\/CardGrid>`$/],
    ['{{< /card >}}', /^write `<\/Card>`$/],
    ['{% alert() %}', /^write `:::note`, and `:::`/],
    ['{% end %}', /^write `:::` where it ends a box, on a line of its own, or delete it$/],
    ['{% endif %}', /^delete it, and write the text/],
    ['{{< button href="/a/" >}}', /^write a link, `\[text\]\(\/a\/\)`/],
    ['{{#include part.md}}', /^write `<Include src="\.\/_part\.md" \/>`/],
    ['{{#include ../a/part.md}}', /^write `<Include src="\.\.\/a\/_part\.md" \/>`/],
    ['{{#include part.md:2:10}}', /^write `<Include src="\.\/_part\.md#L2-L10" \/>`/],
    ['{{#include part.md:use}}', /^write `<Include src="\.\/_part\.md#use" \/>`/],
    ['{{#rustdoc_include src/a.rs:part}}', /`file="\.\/src\/a\.rs#part"`.* from this page$/],
    ['{{#include ../a.rs:2}}', /`file="\.\.\/a\.rs#L2"`.* from this page$/],
    ['{{#include a.rs:2:10}}', /`file="\.\/a\.rs#L2-L10"`/],
    ['{{#include a.rs:8:}}', /`file="\.\/a\.rs#L8-"`/],
    ['{{#include a.rs::10}}', /`file="\.\/a\.rs#L1-L10"`/],
    ['{{#playground a.rs editable}}', /`file="\.\/a\.rs"`/],
    ['{!> ../src/a.py !}', /`file="\.\.\/src\/a\.py"`/],
    ['{{#title My title}}', /^delete it, and write `title: My title` in the front matter/],
  ];
  for (const [tag, hint] of cases)
    it(`says what is written instead of \`${tag}\``, () => assert.match(tagHint(tag), hint));

  // Patterns that backtrack took minutes over each of these.
  it('is found in a time that grows with the tag', () => {
    const started = process.cpuUsage();
    for (const start of ['{%', '{% a', '{{< note', '{{#title', '{{ "']) tagHint(`${start}${' '.repeat(20_000)}x`);
    assert.ok(process.cpuUsage(started).user < 2_000_000);
  });
});

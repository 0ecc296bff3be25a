import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { tagHint } from '../../src/markdown/foreignTags.ts';

describe('tagHint', () => {
  const cases: readonly [tag: string, hint: RegExp][] = [
    ['{{< ref "page.md" >}}', /such as `page\.md`/],
    ['{{% relref "other" %}}', /such as `other\.md`/],
    ['{% link _docs/x.md %}', /such as `_docs\/x\.md`/],
    ['{% include note.html content="x" %}', /^write `<Include src="\/_part\.mdx" \/>`/],
    ['{% hint style="danger" %}', /^write `:::danger`/],
    ['{% hint style="info" %}', /^write `:::note`/],
    ['{% endhint %}', /^write `:::` on/],
    ['{{< /callout >}}', /^write `:::` on/],
    ['{% tab title="A" %}', /code-group/],
    ['{% highlight js %}', /^write ` ```js `/],
    ['{% endhighlight %}', /^write ` ``` ` on/],
    ['{{< figure src="a.png" title="A" >}}', /^write `!\[A\]\(a\.png\)`$/],
    ['{% embed url="https://a.example/v" %}', /\(https:\/\/a\.example\/v\)/],
    ['{% raw %}', /^delete it/],
    ['{{ site.baseurl }}', /^delete it: docsgen adds the base/],
    ['{{ "/a/" | relative_url }}', /^write `\/a\/`/],
    ['{{ $frontmatter.title }}', /^write the text itself/],
    ['{% for x in y %}', /^use Markdown/],
  ];
  for (const [tag, hint] of cases)
    it(`says what is written instead of \`${tag}\``, () => assert.match(tagHint(tag), hint));
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { foreignTag, tagPair } from '../../../src/markdown/tagsElsewhere/pairedTags.ts';

describe('foreignTag', () => {
  it('reads tags of Liquid, GitBook and Hugo', () => {
    assert.deepEqual(foreignTag('{% hint style="info" %} text'), { name: 'hint', given: 'style="info"', isEnd: false });
    assert.deepEqual(foreignTag('{%- endhint -%}'), { name: 'hint', given: '', isEnd: true });
    assert.deepEqual(foreignTag('{% end %}'), { name: 'end', given: '', isEnd: false });
    assert.deepEqual(foreignTag('{{< /callout >}}'), { name: 'callout', given: '', isEnd: true });
    assert.deepEqual(foreignTag('{{% note %}}'), { name: 'note', given: '', isEnd: false });
    assert.deepEqual(foreignTag('{{< filetree/file name="a" >}}'), {
      name: 'filetree',
      given: '/file name="a"',
      isEnd: false,
    });
  });

  it('reads nothing else', () => {
    for (const text of ['{{ a }}', '{% %}', '{% open', 'a {% b %}', '{a}', ''])
      assert.equal(foreignTag(text), undefined);
  });
});

describe('tagPair', () => {
  const innerOf = (body: string) => {
    const offset = body.indexOf('{');
    return tagPair({ offset, text: body.slice(offset).split('\n')[0]?.trim() ?? '' }, body)?.inner.text;
  };

  it('holds what stands between two tags on lines of their own', () => {
    assert.equal(innerOf('{% hint %}\nOne\n\nTwo\n{% endhint %}\n'), 'One\n\nTwo\n');
    assert.equal(innerOf('{{< note >}} \n{{< /note >}}'), '');
    assert.equal(innerOf('- One\n\n  {% a %}\n  Two\n  {% enda %}'), '  Two\n');
  });

  it('ends with the tag that belongs to the first', () =>
    assert.equal(
      innerOf('{% a %}\n{% b %}\n{% a c %}\n{% enda %}\n{% endb %}\n{% enda %}'),
      '{% b %}\n{% a c %}\n{% enda %}\n{% endb %}\n',
    ));

  it('is none where a tag shares its line, or the second is missing or set in otherwise', () => {
    for (const body of [
      '{% a %} One\n{% enda %}',
      'One {% a %}\n{% enda %}',
      '{% a %}\nOne {% enda %}',
      '{% a %}\n  {% enda %}',
      '{% a %}\nOne',
      '{{< a />}}\n{{< /a >}}',
      '{% enda %}\n{% enda %}',
    ])
      assert.equal(innerOf(body), undefined, body);
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { boxOfTag } from '../../../src/markdown/boxesElsewhere/tagBox.ts';
import { foreignTag } from '../../../src/markdown/tagsElsewhere/pairedTags.ts';

const boxOf = (text: string) => boxOfTag(foreignTag(text) ?? { name: '', given: '' });

describe('boxOfTag', () => {
  const cases: readonly [tag: string, box: string | undefined][] = [
    ['{% hint %}', 'note'],
    ['{% hint style="success" %}', 'tip'],
    ["{% hint style='danger' %}", 'danger'],
    ['{{< callout type=warning >}}', 'warning'],
    ['{{< hint info >}}', 'note'],
    ['{{% notice tip "Mind this" %}}', 'tip[Mind this]'],
    ['{{% alert title="A tip" color="primary" %}}', 'note[A tip]'],
    ['{{% note %}}', 'note'],
    ['{{% note "tip" %}}', 'note[tip]'],
    // Hexo and Diplodoc have the kind behind the name, without quotes.
    ['{% note info %}', 'note'],
    ['{% note warning "Mind this" %}', 'warning[Mind this]'],
    ['{% note danger no-icon %}', 'danger'],
    ['{% note alert "Mind this" %}', 'danger[Mind this]'],
    ['{% note warning Mind this %}', undefined],
    ['{% note Mind %}', 'note[Mind]'],
    ['{{< caution >}}', 'caution'],
    ['{% important %}', 'important'],
    ['{{% danger "Mind" %}}', 'danger[Mind]'],
    ['{% tip title="" %}', 'tip'],
    ['{{< details summary="More" >}}', 'details[More]'],
    ['{{< expand "More" >}}', 'details[More]'],
    ['{{< details title="More" open="true" >}}', 'details[More]{open}'],
    ['{{% details title="More" closed="true" %}}', 'details[More]'],
    ['{{% details title="More" closed="false" %}}', 'details[More]{open}'],
    ['{{< details summary="More" open=false >}}', 'details[More]'],
    ['{{< details title="More" open="perhaps" >}}', undefined],
    ['{{< details >}}', undefined],
    ['{{< details title="a" class="b" >}}', undefined],
    ['{% hint style="unheard" %}', undefined],
    ['{{< callout emoji="a" >}}', 'note'],
    ['{{< callout size="a" >}}', undefined],
    ['{{% note title="a [b]" %}}', undefined],
    ['{{% note title="a %}}', undefined],
    ['{% tabs %}', undefined],
    // Zola calls what other generators name.
    ['{% alert() %}', 'note'],
    ['{% note(title="Mind (this), too") %}', 'note[Mind (this), too]'],
    ['{% alert(type="warning", title=\'Mind\') %}', 'warning[Mind]'],
    ['{% alert(type="warning", id=3) %}', undefined],
  ];
  for (const [tag, box] of cases) it(`makes \`${box}\` of \`${tag}\``, () => assert.equal(boxOf(tag), box));
});

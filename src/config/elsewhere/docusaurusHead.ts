import type { WrittenTag } from '../../model/headTag.ts';
import type { HeadElsewhere } from '../../model/navigationElsewhere.ts';
import { readHead } from '../readHead.ts';
import type { CodeData } from './exportedData.ts';
import type { PartsRead } from './partsReader.ts';

interface HeadParts {
  /** Tags of any kind: `{ tagName, attributes, innerHTML }`. */
  readonly headTags: CodeData | undefined;
  /** The attributes of `<meta>` alone. */
  readonly metadata: CodeData | undefined;
}

/** The tags that all pages have in their head, without those that docsgen writes itself or cannot have, which are told of. */
export function docusaurusHead({ headTags, metadata }: HeadParts, read: PartsRead): readonly HeadElsewhere[] {
  const tags = read.list(headTags, 'headTags').flatMap((item) =>
    tagAt(item, 'headTags', read, () => {
      const parts = read.map(item, 'headTags');
      const [tag, content] = ['tagName', 'innerHTML'].map((name) => read.text(parts.get(name), 'headTags'));
      const attributes = attributesIn(parts.get('attributes'), 'headTags', read);
      return { tag: tag ?? '', attributes, ...(content === undefined ? {} : { content }) };
    }),
  );
  const metas = read
    .list(metadata, 'metadata')
    .flatMap((item) =>
      tagAt(item, 'metadata', read, () => ({ tag: 'meta', attributes: attributesIn(item, 'metadata', read) })),
    );
  return [...tags, ...metas];
}

/** One that is known in part would be another one. */
function tagAt(item: CodeData, option: string, read: PartsRead, tagOf: () => WrittenTag): readonly HeadElsewhere[] {
  const before = read.missed.length;
  const tag = tagOf();
  if (read.missed.length > before) return [];
  const at = () => item.place;
  const [fault] = readHead([tag], { ofText: at, ofKey: at }).faults;
  if (fault === undefined) return [{ ...tag, place: item.place }];
  read.miss(option, item.place, { isData: true, ...(fault.hint === undefined ? {} : { hint: fault.hint }) });
  return [];
}

function attributesIn(data: CodeData | undefined, option: string, read: PartsRead): Record<string, string | boolean> {
  const attributes: Record<string, string | boolean> = {};
  for (const [name, one] of read.map(data, option)) {
    if (one.kind !== 'value') read.miss(option, one.place);
    else if (typeof one.value === 'boolean') attributes[name] = one.value;
    else if (one.value !== null && one.value !== undefined) attributes[name] = String(one.value);
  }
  return attributes;
}

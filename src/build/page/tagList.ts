import type { SiteConfig } from '../../config/siteConfig.ts';
import { type Diagnostic, warningOf } from '../../model/diagnostic.ts';
import type { DeferredComponent } from '../../model/page.ts';
import { escapeMarkdown } from '../../model/text/escapeMarkdown.ts';
import { publicUrl } from '../../routes/publicUrl.ts';
import { cardList } from '../../theme/components/componentMarkdown.ts';
import type { ListedTag } from '../../theme/components/PagesByTag.tsx';

export const listOfTags = (tags: readonly ListedTag[], config: SiteConfig): string =>
  tags
    .map(({ text, pages }) => {
      const cards = pages.map((page) => ({
        title: escapeMarkdown(page.text),
        href: publicUrl(page.href, config),
        description: '',
      }));
      return `## ${escapeMarkdown(text)}\n\n${cardList(cards)}`;
    })
    .join('\n\n');

/** What is told of a list of tags where there are none: `empty-list`. */
export const noTags = ({ place }: Pick<DeferredComponent, 'place'>, tags: readonly ListedTag[]): Diagnostic[] =>
  tags.length > 0
    ? []
    : [
        warningOf('empty-list', {
          message: '`<PagesByTag>` shows nothing: no listed page of this language has `tags`.',
          place,
          hint: 'write `tags: [api, billing]` in the front matter of a page',
        }),
      ];

import { inLanguageOf } from '../../config/translations.ts';
import { renderNotFound } from '../../render/renderNotFound.ts';
import { notFoundPageOf } from '../../routes/planRoutes.ts';
import { inTexts } from '../../theme/strings.ts';
import { showsSidebar } from '../navigation/languageNavigation.ts';
import { languagePages } from '../navigation/languagePages.ts';
import { startLanguages } from '../navigation/startLanguages.ts';
import type { Site } from '../site.ts';

/**
 * The page that readers see at an address that leads nowhere, in the language of a path. It tells a writer of the file
 * that would make a page there.
 */
export function notFoundPage(site: Site, path: string, newFile?: string): string {
  const { config, redirects } = site.project;
  const language = inLanguageOf(config, path);
  const { lang, dir, description, texts, prefix } = language;
  const page = notFoundPageOf(prefix);
  const source = site.routes.notFound.get(page);
  const sidebar = source === undefined || showsSidebar(source) ? site.navigation().home(path) : undefined;
  const own = site.notFoundWords(page);
  const languages = startLanguages(language, config, languagePages(site.records(), redirects));
  const shared = { lang, dir, description, languages, sidebar, newFile, own };
  return inTexts(texts, () => renderNotFound(site.view(path), shared));
}

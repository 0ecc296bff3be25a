import { settingsElsewhere } from '../../config/configElsewhere.ts';
import { contentPrefixOf } from '../../config/folders/contentFolderOf.ts';
import { inAllLanguages } from '../../config/translations.ts';
import { GLOSSARY_FILE, glossaryFaults } from '../../markdown/abbreviations/glossary.ts';
import type { Diagnostic } from '../../model/diagnostic.ts';
import { lazy } from '../../model/lazy.ts';
import { inFolderOrder } from '../../routes/navigation/folderOrder.ts';
import type { NavigationWorld } from '../elsewhere/navigationIn.ts';
import { withFolderFiles } from '../elsewhere/withFolderFiles.ts';
import { withNavigation } from '../elsewhere/withNavigation.ts';
import { withNewNames } from '../elsewhere/withNewNames.ts';
import { type Project, projectFaults } from '../project.ts';
import type { WrittenPage } from './pagesWorld.ts';
import type { JudgedSite } from './siteDiagnostics.ts';
import { translationsBeside } from './translationsBeside.ts';
import { unnamedLanguages } from './unnamedLanguages.ts';
import { withoutDownloads } from './withoutDownloads.ts';

interface FilesWorld extends Pick<NavigationWorld, 'textOf' | 'isMoving'> {
  readonly written: readonly WrittenPage[];
}

/** Faults of the project's files; those of files that other generators read say what to write here instead. */
export function fileFaults(site: JudgedSite, { written, textOf, isMoving }: FilesWorld): readonly Diagnostic[] {
  const { project, routes } = site;
  const { config } = project;
  const prefix = contentPrefixOf(config);
  const included = new Set(written.flatMap(({ page }) => page.includes.map(({ path }) => path)));
  const pageOf = new Map(written.map((one) => [one.page.record, one]));
  const pages = inFolderOrder([...pageOf.keys()]).flatMap((record) => pageOf.get(record) ?? []);
  const named = withNewNames(withoutDownloads(projectFaults(project), written), {
    included,
    pages: routes.routeOfFile.keys(),
    prefix,
  });
  const placed = withNavigation(
    [
      ...named,
      ...glossariesOf(project).flatMap(glossaryFaults),
      ...translationsBeside(project),
      ...unnamedLanguages(project),
    ],
    {
      ...site,
      config,
      sourceOf: routes.sourceOf,
      partials: [...project.content.partials.keys()],
      drafts: routes.drafts,
      prefix,
      textOf,
      isMoving,
    },
  );
  // Files of folders that are one navigation are told of as that.
  const untold = new Set(named);
  return withFolderFiles(placed, {
    pages,
    prefix,
    settingsThere: lazy(() => settingsElsewhere(config.root)?.text ?? ''),
    textOf,
    isTold: (fault) => !untold.has(fault),
  });
}

/** Those of all languages. */
const glossariesOf = ({ config, content }: Project) =>
  inAllLanguages(config).flatMap(({ prefix }) => content.partials.get(prefix.slice(1) + GLOSSARY_FILE) ?? []);

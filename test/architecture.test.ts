import assert from 'node:assert/strict';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { describe, it } from 'node:test';
import { type BuildFailure, build } from 'esbuild';
import { packageRoot } from '../src/system/packageRoot.ts';

/** What a folder of the source may import: folders, and folders of which it may import types alone. */
interface Standing {
  readonly values: readonly string[];
  readonly types?: readonly string[];
}

/** The order of the program, from the ground up; each folder stands on those before it. */
const STANDINGS: Readonly<Record<string, Standing>> = {
  model: { values: [] },
  system: { values: ['model'] },
  config: { values: ['model', 'system'] },
  content: { values: ['model', 'system'] },
  routes: { values: ['model'], types: ['config'] },
  redirects: { values: ['model', 'system', 'routes'] },
  hosting: { values: ['model'] },
  addresses: { values: ['model', 'redirects'] },
  markdown: { values: ['model'], types: ['routes'] },
  search: { values: ['model'] },
  social: { values: ['model', 'system'] },
  islands: { values: ['model', 'system'] },
  client: { values: ['model'] },
  theme: { values: ['model', 'client'] },
  render: { values: ['model', 'system', 'theme'], types: ['markdown'] },
  output: { values: ['model', 'system'] },
  build: {
    values: [
      'model',
      'system',
      'config',
      'content',
      'routes',
      'redirects',
      'addresses',
      'hosting',
      'markdown',
      'search',
      'social',
      'islands',
      'theme',
      'render',
      'output',
    ],
  },
  // A check asks the search what readers would be shown.
  check: {
    values: [
      'model',
      'system',
      'config',
      'content',
      'hosting',
      'routes',
      'redirects',
      'addresses',
      'markdown',
      'output',
      'build',
      'client',
    ],
  },
  dev: {
    values: [
      'model',
      'system',
      'config',
      'content',
      'routes',
      'redirects',
      'addresses',
      'hosting',
      'search',
      'render',
      'output',
      'build',
    ],
  },
  cli: { values: ['model', 'system', 'config', 'build', 'check', 'dev'] },
};

const SRC = join(packageRoot, 'src');

/** Source files, relative to `src`, without those of the site's door. */
const FILES = readdirSync(SRC, { recursive: true })
  .map((path) => String(path).replaceAll('\\', '/'))
  .filter((path) => /\.tsx?$/.test(path))
  .sort();

const textOf = (path: string) => readFileSync(join(SRC, path), 'utf8');

/** Code without comments, and with its texts left empty: what a word in it means is code. */
const codeOf = (path: string) =>
  textOf(path)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|[^:'"`])\/\/.*$/gm, '$1')
    .replace(/'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"/g, "''");

interface Import {
  readonly from: string;
  readonly specifier: string;
  readonly typesAlone: boolean;
}

/** Imports and re-exports of a file, those by `import()` among them. */
function importsOf(path: string): Import[] {
  const text = textOf(path);
  const found: Import[] = [];
  for (const [, type, names = '', specifier = ''] of text.matchAll(
    /^(?:import|export)\s+(type\s)?([^'"]*?)\bfrom\s+'([^']+)'/gm,
  )) {
    const braced = /^\{([\s\S]*)\}\s*$/.exec(names.trim())?.[1];
    const typesAlone =
      type !== undefined ||
      (braced?.split(',').every((name) => name.trim() === '' || /^\s*type\s/.test(name)) ?? false);
    found.push({ from: path, specifier, typesAlone });
  }
  for (const [, specifier = ''] of text.matchAll(/^import\s+'([^']+)'/gm))
    found.push({ from: path, specifier, typesAlone: false });
  for (const [, before = '', specifier = ''] of text.matchAll(/(.*)\bimport\('([^']+)'\)/g)) {
    found.push({ from: path, specifier, typesAlone: !/await|=>|return|\.then/.test(before) });
  }
  return found;
}

const IMPORTS = FILES.flatMap(importsOf);

const folderOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '');
const targetOf = ({ from, specifier }: Import) => posix.join(posix.dirname(from), specifier);
const isOwn = ({ specifier }: Import) => specifier.startsWith('.');

/** Own files that a file comes to run with, by way of others. */
function reachOf(start: string): Set<string> {
  const reached = new Set<string>();
  const visit = (path: string) => {
    if (reached.has(path)) return;
    reached.add(path);
    for (const one of IMPORTS) if (one.from === path && isOwn(one) && !one.typesAlone) visit(targetOf(one));
  };
  visit(start);
  return reached;
}

describe('the folders of the source', () => {
  it('are read as they are: files, values and types', () => {
    assert.ok(FILES.length > 150 && IMPORTS.length > 400);
    const find = (from: string, specifier: string) => importsOf(from).find((one) => one.specifier === specifier);
    assert.equal(find('markdown/compileContext.ts', '../routes/resolveUrl.ts')?.typesAlone, true);
    assert.equal(find('markdown/compilePage.ts', '../model/pageRecord.ts')?.typesAlone, false);
    assert.equal(find('cli/commandLine.ts', './commands/buildCommand.ts')?.typesAlone, false);
  });

  it('all have a place in the order', () => {
    assert.deepEqual(
      [...new Set(FILES.map(folderOf))].filter((folder) => folder !== '').sort(),
      Object.keys(STANDINGS).sort(),
    );
  });

  for (const [folder, { values, types = [] }] of Object.entries(STANDINGS)) {
    it(`import from below alone: ${folder} stands on ${values.join(', ') || 'nothing'}`, () => {
      const strays = IMPORTS.filter((one) => isOwn(one) && folderOf(one.from) === folder)
        .filter((one) => {
          const target = folderOf(targetOf(one));
          return target !== folder && !values.includes(target) && !(one.typesAlone && types.includes(target));
        })
        .map(({ from, specifier }) => `${from} → ${specifier}`);
      assert.deepEqual(strays, []);
    });
  }

  it('stand in an order that has no circle, types among them', () => {
    const names = Object.keys(STANDINGS);
    for (const [folder, { values, types = [] }] of Object.entries(STANDINGS)) {
      for (const below of [...values, ...types])
        assert.ok(names.indexOf(below) < names.indexOf(folder), `${folder} → ${below}`);
    }
  });

  it('are reached by names of files that exist, and from no deeper than two folders', () => {
    for (const one of IMPORTS.filter(isOwn)) {
      assert.ok(existsSync(join(SRC, targetOf(one))), `${one.from} → ${one.specifier}`);
      assert.doesNotMatch(one.specifier, /^\.\.\/\.\.\/\.\./);
    }
  });

  it('are named for what they do', () => {
    for (const path of FILES) assert.doesNotMatch(path, /(^|\/)(utils?|helpers?|common|misc|shared|lib|types)(\/|\.)/);
  });
});

describe('what runs in the browser', () => {
  const browser = FILES.filter((path) => /^(client|theme\/islands)\//.test(path));

  it('imports nothing of Node', () => {
    for (const { from, specifier } of IMPORTS.filter(({ from }) => browser.includes(from)))
      assert.doesNotMatch(specifier, /^node:/, from);
  });

  it('reaches nothing that imports from Node either', () => {
    for (const start of browser) {
      for (const reached of reachOf(start)) {
        const node = IMPORTS.filter(
          ({ from, specifier, typesAlone }) => from === reached && /^node:/.test(specifier) && !typesAlone,
        );
        assert.deepEqual(node, [], `${start} reaches ${reached}`);
      }
    }
  });
});

describe('the source', () => {
  const offenders = (pattern: RegExp, paths = FILES) =>
    paths.flatMap((path) =>
      (codeOf(path).match(new RegExp(pattern, 'gm')) ?? []).map((found) => `${path}: ${found.trim()}`),
    );

  it('has comments as wide as its code, 120 characters, but for those to the linter', () => {
    const wide = FILES.flatMap((path) =>
      readFileSync(join(packageRoot, 'src', path), 'utf8')
        .split('\n')
        .filter((line) => /^\s*(?:\/?\*|\/\/)/.test(line) && line.length > 120 && !line.includes('biome-ignore'))
        .map((line) => `${path}: ${line.trim()}`),
    );
    assert.deepEqual(wide, []);
  });

  it('has no default exports', () => assert.deepEqual(offenders(/^export default\b|\bas default\b/), []));

  it('has no `any`', () => assert.deepEqual(offenders(/[:<|&,(]\s*any\b(?!\s*[:(])|\bas any\b|\bany\[\]/), []));

  it('writes to the console in `cli` alone, but for what has gone wrong in a reader’s browser', () => {
    assert.deepEqual(
      offenders(
        /\bconsole\.\w+/,
        FILES.filter((path) => !/^(cli|client|theme\/islands)\//.test(path)),
      ),
      [],
    );
    assert.deepEqual(offenders(/\bconsole\.(?!error\b)\w+/), []);
  });

  it('never ends the process by itself', () => assert.deepEqual(offenders(/\bprocess\.(exit|abort)\b/), []));

  it('asks `canParseUrl`, not Node, what is a URL', () => assert.deepEqual(offenders(/\bURL\.canParse\b/), []));

  it('runs no text as code, but one that calls a function of ours', () => {
    assert.deepEqual(offenders(/\beval\s*\(|\bnew Function\b/), []);
    const runners = IMPORTS.filter(({ specifier }) => specifier === 'node:vm').map(({ from }) => from);
    assert.deepEqual(runners, ['system/processes/withinTime.ts']);
  });

  it('silences no type', () => {
    for (const path of FILES) assert.doesNotMatch(textOf(path), /@ts-(ignore|expect-error|nocheck)/, path);
  });

  it('touches disk, clock and processes in the folders that may', () => {
    const pure = FILES.filter((path) => /^(model|routes|redirects|markdown|search)\//.test(path));
    const strays = IMPORTS.filter(
      ({ from, specifier }) =>
        pure.includes(from) && /^node:(fs|os|child_process|http|net|worker_threads|process)/.test(specifier),
    );
    assert.deepEqual(
      strays.map(({ from, specifier }) => `${from} → ${specifier}`),
      [],
    );
    assert.deepEqual(offenders(/\bDate\.now\b|\bnew Date\(\)|\bMath\.random\b|\bprocess\./, pure), []);
  });
});

describe('the tests', () => {
  /** Files that are tested by way of another: it, or what they are. */
  const ELSEWHERE: Readonly<Record<string, string>> = {
    'model/brands.ts': 'types, and one cast',
    'model/calloutKinds.ts': 'markdown/containers/callouts',
    'model/codeBlockName.ts': 'markdown/code/codeBlock',
    'model/headingLevels.ts': 'build/page/listedHeadings',
    'model/values/anchorIn.ts': 'content/frontmatter/splitFrontmatter',
    'model/values/forbiddenKeys.ts': 'content/frontmatter/splitFrontmatter',
    'model/knownToken.ts': 'routes/secretPermalink',
    'check/markup/fenceBehindCode.ts': 'check/markup/unclosedCode',
    'check/markupElsewhere/emojiNames.ts': 'check/markup/shownMarkup',
    'check/markupElsewhere/foreignBraces.ts': 'check/markup/shownMarkup',
    'check/markupElsewhere/foreignBrackets.ts': 'check/markup/shownMarkup',
    'check/markupElsewhere/foreignSigns.ts': 'check/markup/shownMarkup',
    'check/markup/fullWidthSigns.ts': 'check/markup/nearMarkup',
    'check/markup/nearEmphasis.ts': 'check/markup/nearMarkup',
    'check/markupElsewhere/foreignAddresses.ts': 'check/markup/shownMarkup',
    'check/markupElsewhere/foreignCode.ts': 'check/markup/shownMarkup',
    'check/markupElsewhere/foreignHeadings.ts': 'check/markup/shownMarkup',
    'check/markupElsewhere/foreignMarkup.ts': 'check/markup/shownMarkup',
    'check/markupElsewhere/foreignMdx.ts': 'check/markup/shownMarkup',
    'check/inspection/inspectPages.ts': 'check/inspection/startMaking',
    'config/parse/codeModules.ts': 'config/parse/exportedData',
    'config/jekyll/dataNavigation.ts': 'build/elsewhere/menusNamed',
    'config/mkdocs/mkdocsEntries.ts': 'config/mkdocs/readMkdocs',
    'config/mkdocs/mkdocsRepository.ts': 'config/mkdocs/readMkdocs',
    'config/elsewhere/itemsHere.ts': 'config/written/configFromNavigation',
    'config/elsewhere/sharedHints.ts': 'texts',
    'config/elsewhere/sidebarsHere.ts': 'config/written/configFromNavigation',
    'config/starlight/starlightSidebar.ts': 'config/starlight/readStarlight',
    'config/elsewhere/unlessEmpty.ts': 'config/starlight/readStarlight',
    'check/inspection/inspectWorker.ts': 'check/inspection/startMaking',
    'check/inspection/madeFile.ts': 'check/inspection/makeShownSite',
    'check/documents/shownSite.ts': 'check/documents/checkDocuments',
    'config/siteCode/compiledSiteCode.ts': 'config/siteCode/siteModules',
    'config/completeConfig.ts': 'config/loadConfig',
    'config/schema/configSchema.ts': 'config/loadConfig',
    'config/faults/configIssues.ts': 'config/faults/configFault',
    'config/schema/headRules.ts': 'config/readHead',
    'config/faults/exampleHint.ts': 'config/faults/valueMeant',
    'config/faults/misnamed.ts': 'config/faults/valueMeant',
    'config/faults/nearValues.ts': 'config/faults/valueMeant',
    'config/faults/optionNamesAt.ts': 'config/faults/configFault',
    'config/schema/pageOptionsSchema.ts': 'config/faults/configFault',
    'config/schema/schemaAt.ts': 'config/faults/valueMeant',
    'config/schema/schemaParts.ts': 'config/faults/configFault',
    'markdown/highlight/grammarMatchers.ts': 'markdown/highlight/highlightEngine',
    'markdown/code/codeFaults.ts': 'markdown/code/codeBlock',
    'markdown/containers/directiveAsWritten.ts': 'markdown/containers/callouts',
    'markdown/hast/hastParts.ts': 'markdown/hast/toHast',
    'markdown/mdx/intrinsicElement.ts': 'markdown/rehypePage',
    'markdown/rawHtml/tagInSource.ts': 'markdown/rawHtml/droppedHtml',
    'markdown/parse/nativeProcessor.ts': 'markdown/parse/parsers',
    'markdown/parse/parseOr.ts': 'markdown/parse/withoutBlock',
    'markdown/parse/referenceProcessor.ts': 'markdown/parse/parsers',
    'markdown/mdx/renderedForBoth.ts': 'markdown/compilePage',
    'content/frontmatterElsewhere/frontmatterHints.ts': 'content/frontmatter/splitFrontmatter',
    'content/frontmatterElsewhere/valueHints.ts': 'content/frontmatter/splitFrontmatter',
    'content/frontmatter/frontmatterKeys.ts': 'content/frontmatter/splitFrontmatter',
    'content/frontmatterElsewhere/keyFixes.ts': 'content/frontmatter/splitFrontmatter',
    'content/inputIndex.ts': 'content/inputFiles',
    'content/readFile.ts': 'content/readSources',
    'content/frontmatter/writtenKeys.ts': 'content/frontmatter/splitFrontmatter',
    'content/frontmatter/readFrontmatter.ts': 'content/frontmatter/splitFrontmatter',
    'content/frontmatter/yamlFaults.ts': 'content/frontmatter/splitFrontmatter',
    'markdown/plugins/turnedAsync.ts': 'markdown/plugins/pagePlugins',
    'markdown/plugins/pluginsAsked.ts': 'markdown/plugins/runPlugins',
    'markdown/remarkPage.ts': 'markdown/compilePage',
    'markdown/twin/gapEdit.ts': 'markdown/twin/markdownTwin',
    'markdown/twin/twinHtml.ts': 'markdown/twin/markdownTwin',
    'markdown/mdx/unknownComponent.ts': 'markdown/mdx/rehypeComponents',
    'markdown/containers/containerOpening.ts': 'markdown/containers/unreadOpening',
    'markdown/elsewhere/foreignContainers.ts': 'markdown/containers/callouts',
    'markdown/elsewhere/paragraphStarts.ts': 'markdown/elsewhere/unreadMarkup',
    'markdown/elsewhere/writtenHere.ts': 'markdown/elsewhere/foreignDirectives',
    'markdown/mdx/includeRemedy.ts': 'markdown/mdx/include',
    'markdown/boxesElsewhere/containerFix.ts': 'markdown/boxesElsewhere/admonishBox',
    'markdown/tagsElsewhere/cardTags.ts': 'markdown/tagsElsewhere/componentTagFix',
    'markdown/tagsElsewhere/fileTreeTags.ts': 'markdown/tagsElsewhere/componentTagFix',
    'markdown/tagsElsewhere/stepTags.ts': 'markdown/tagsElsewhere/componentTagFix',
    'markdown/tagsElsewhere/tabTags.ts': 'markdown/tagsElsewhere/componentTagFix',
    'markdown/tagsElsewhere/tagParts.ts': 'markdown/tagsElsewhere/componentTagFix',
    'model/sourceFile.ts': 'content/storedSource',
    'output/publishedFile.ts': 'output/createStage',
    'redirects/readRedirect.ts': 'redirects/readRedirects',
    'redirects/redirectFaults.ts': 'redirects/planRedirects',
    'routes/links/linkFaults.ts': 'routes/links/checkLinks',
    'routes/routeFaults.ts': 'routes/planRoutes',
    'routes/navigation/folderOrder.ts': 'routes/navigation/planFolderSidebars',
    'model/languages/clientTexts.ts': 'model/languages/englishTexts',
  };
  const mirrored = FILES.filter((path) =>
    /^(model|addresses|hosting|config|content|markdown|output|redirects|render|routes|search|social|check)\//.test(
      path,
    ),
  );

  for (const path of mirrored) {
    // A file of types alone has nothing to run.
    if (!/^export (?:const|function|async|class|\{(?! type))/m.test(textOf(path))) continue;
    it(`mirror src/${path}`, () => {
      const mirror = `${path.replace(/\.tsx?$/, '')}.test.ts`;
      const instead = ELSEWHERE[path];
      assert.ok(existsSync(join(packageRoot, 'test', mirror)) || instead !== undefined, `test/${mirror}`);
      if (instead?.includes('/')) assert.ok(existsSync(join(packageRoot, 'test', `${instead}.test.ts`)), instead);
    });
  }

  it('of another file are named for those alone that have none of their own', () => {
    const hasMirror = (path: string) => existsSync(join(packageRoot, 'test', path.replace(/\.tsx?$/, '.test.ts')));
    const needless = Object.keys(ELSEWHERE).filter((path) => !mirrored.includes(path) || hasMirror(path));
    assert.deepEqual(needless, []);
  });

  it('each have a source', () => {
    const folders = [...new Set(mirrored.map(folderOf))];
    const orphans = folders
      .flatMap((folder) =>
        readdirSync(join(packageRoot, 'test', folder), { recursive: true }).map((name) =>
          posix.join(folder, String(name).replaceAll('\\', '/')),
        ),
      )
      .filter((name) => /\.test\.tsx?$/.test(name))
      .filter((name) => !['.ts', '.tsx'].some((end) => FILES.includes(name.replace(/\.test\.tsx?$/, end))));
    assert.deepEqual(orphans, []);
  });

  it('wait for nothing in the midst of a suite, which would then go on while other files run', () => {
    const waiting = readdirSync(join(packageRoot, 'test'), { recursive: true })
      .map(String)
      .filter((name) => /\.test\.tsx?$/.test(name))
      .filter((name) => /^ *describe\(.*\basync \(/m.test(readFileSync(join(packageRoot, 'test', name), 'utf8')));
    assert.deepEqual(waiting, []);
  });

  it('name no folder above the repository', () => {
    for (const name of readdirSync(join(packageRoot, 'test'), { recursive: true }).map(String)) {
      if (!/\.(tsx?|mjs)$/.test(name)) continue;
      const above = dirname(packageRoot);
      assert.equal(readFileSync(join(packageRoot, 'test', name), 'utf8').includes(`${above}/shared`), false, name);
    }
  });
});

describe('the scripts of the repository', () => {
  it('set up first what they need, also in a fresh clone', () => {
    const { scripts } = JSON.parse(readFileSync(join(packageRoot, 'package.json'), 'utf8'));
    for (const [name, command] of Object.entries<string>(scripts))
      if (/\b(?:bin|bench)\//.test(command)) assert.match(command, /^node bin\/setup\.mjs /, name);
  });

  for (const script of ['bench/run.mjs', 'bin/compile.mjs', 'bin/setup.mjs', 'bin/test.mjs'])
    it(`${script} finds all that it imports`, async () => {
      // The types are not looked at by the compiler, and no test runs a benchmark.
      const { errors } = await build({
        absWorkingDir: packageRoot,
        entryPoints: [script],
        bundle: true,
        write: false,
        platform: 'node',
        format: 'esm',
        packages: 'external',
        logLevel: 'silent',
      }).catch((failure: BuildFailure) => failure);
      assert.deepEqual(
        errors.map(({ text }) => text),
        [],
      );
    });

  it('bin/setup.mjs compiles anew when anything changes that the compiled code is made of', async () => {
    const { metafile } = await build({
      absWorkingDir: packageRoot,
      entryPoints: ['bin/compile.mjs'],
      bundle: true,
      write: false,
      metafile: true,
      platform: 'node',
      format: 'esm',
      packages: 'external',
    });
    const setup = readFileSync(join(packageRoot, 'bin/setup.mjs'), 'utf8');
    const [, listed = ''] = /step\('compiled', \[(.*?)\]/.exec(setup) ?? [];
    const inputs = [...listed.matchAll(/'([^']+)'/g)].map(([, input]) => input ?? '');
    const isCovered = (path: string) => inputs.some((input) => path === input || path.startsWith(`${input}/`));
    // It loads the program that it has made; and packages are bundled, whose versions the lock file has.
    const needed = [...Object.keys(metafile.inputs), 'bin/loadProgram.cjs', 'package-lock.json', 'src/program.ts'];
    assert.deepEqual(
      needed.filter((path) => !isCovered(path)),
      [],
    );
  });
});

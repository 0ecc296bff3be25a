/** A guard of the source: a text that is taken out, or put into another, and the test that must fail then. */
export interface Guard {
  /** What it keeps out. */
  readonly against: string;
  /** Relative to `src`. */
  readonly file: string;
  /** Stands in the file once. */
  readonly from: string;
  readonly to: string;
  /** Relative to `test`. */
  readonly test: string;
}

/** Guards of paths: what is asked of a server, what is read, and what is written. */
const PATHS: readonly Guard[] = [
  {
    against: 'dot steps in a request',
    file: 'dev/resolveRequest.ts',
    from: "path.split('/').some((step) => step === '..' || step === '.')",
    to: 'false',
    test: 'dev/resolveRequest.test.ts',
  },
  {
    against: 'an address of another host in a request',
    file: 'dev/resolveRequest.ts',
    from: " || path.includes('//')",
    to: '',
    test: 'dev/resolveRequest.test.ts',
  },
  {
    against: 'backslashes and control characters in a request',
    file: 'dev/resolveRequest.ts',
    from: '/[\\\\\\u0000-\\u001f\\u007f]/.test(path)',
    to: 'false',
    test: 'dev/resolveRequest.test.ts',
  },
  {
    against: 'endless requests',
    file: 'dev/resolveRequest.ts',
    from: ' || raw.length > 4096',
    to: '',
    test: 'dev/resolveRequest.test.ts',
  },
  {
    against: 'requests outside the base',
    file: 'dev/resolveRequest.ts',
    from: "if (!path.startsWith(base)) return { kind: 'outside' };",
    to: '',
    test: 'dev/resolveRequest.test.ts',
  },
  {
    against: 'files that no build wrote',
    file: 'dev/previewServer.ts',
    from: '!isOurs || ',
    to: '',
    test: 'dev/previewServer.test.ts',
  },
  {
    against: 'sibling folders of the same beginning',
    file: 'system/files.ts',
    from: "return steps === '' || (!steps.startsWith(`..${sep}`) && steps !== '..' && !isAbsoluteStep(steps));",
    to: "return steps === '' || path.startsWith(folder);",
    test: 'system/files.test.ts',
  },
  {
    against: 'links out of the content folder',
    file: 'system/files.ts',
    from: 'real === undefined || !isInside(root, real)',
    to: 'real === undefined',
    test: 'system/files.test.ts',
  },
  {
    against: 'output outside of the output folder',
    file: 'output/createStage.ts',
    from: 'if (/(^|[\\\\/])\\.\\.([\\\\/]|$)/.test(path))',
    to: 'if (false)',
    test: 'output/createStage.test.ts',
  },
  {
    against: 'an output folder that is not ours',
    file: 'output/outputMarker.ts',
    from: '!exists(join(folder, OUTPUT_MARKER)) && readdirSync(folder).length > 0',
    to: 'false',
    test: 'output/commitOutput.test.ts',
  },
  {
    against: 'an output folder that holds the project',
    file: 'output/refuseOutputFolder.ts',
    from: 'if (isInside(real, root))',
    to: 'if (false)',
    test: 'output/refuseOutputFolder.test.ts',
  },
  {
    against: 'an output folder that overlaps the content',
    file: 'output/refuseOutputFolder.ts',
    from: 'if (contentDir !== root && (isInside(contentDir, real) || isInside(real, contentDir)))',
    to: 'if (false)',
    test: 'output/refuseOutputFolder.test.ts',
  },
  {
    against: 'an output folder among the sources of the site',
    file: 'output/refuseOutputFolder.ts',
    from: "if (isInside(join(root, 'site'), real))",
    to: 'if (false)',
    test: 'output/refuseOutputFolder.test.ts',
  },
  {
    against: 'an output folder that is the home folder',
    file: 'output/refuseOutputFolder.ts',
    from: 'if (real === realOf(homedir()))',
    to: 'if (false)',
    test: 'output/refuseOutputFolder.test.ts',
  },
  {
    against: 'an output folder that is the root',
    file: 'output/refuseOutputFolder.ts',
    from: 'if (dirname(real) === real)',
    to: 'if (false)',
    test: 'output/refuseOutputFolder.test.ts',
  },
  {
    against: 'dot steps in a permalink',
    file: 'routes/routeOf.ts',
    from: "if (path.split('/').some((step) => step === '..' || step === '.')) return undefined;",
    to: '',
    test: 'routes/routeOf.test.ts',
  },
  {
    against: 'dot steps in an old address',
    file: 'redirects/readRedirects.ts',
    from: '(?!.*\\/\\.{1,2}(?:[/#]|$))',
    to: '',
    test: 'redirects/readRedirects.test.ts',
  },
  {
    against: 'dot steps in the base',
    file: 'config/siteBase.ts',
    from: "!text.split('/').some((step) => step === '.' || step === '..')",
    to: 'true',
    test: 'config/siteBase.test.ts',
  },
];

/** Guards of addresses, of headers, and of who may ask. */
const URLS: readonly Guard[] = [
  {
    against: 'unsafe schemes',
    file: 'routes/resolveUrl.ts',
    from: 'SAFE_SCHEMES.has(scheme)',
    to: 'true',
    test: 'routes/resolveUrl.test.ts',
  },
  {
    against: 'schemes with control characters in them',
    file: 'routes/resolveUrl.ts',
    from: "url.replace(/[\\u0000-\\u0020]/g, '')",
    to: 'url',
    test: 'routes/resolveUrl.test.ts',
  },
  {
    against: 'addresses of other hosts that look like paths',
    file: 'routes/resolveUrl.ts',
    from: '/^[\\\\/]{2}/.test(bare)',
    to: 'false',
    test: 'routes/resolveUrl.test.ts',
  },
  {
    against: 'unsafe addresses of links and pictures',
    file: 'markdown/links.ts',
    from: "if (resolved.kind === 'unsafe') {",
    to: 'if (false) {',
    test: 'markdown/links.test.ts',
  },
  {
    against: 'redirects to other hosts that look like paths',
    file: 'redirects/readRedirects.ts',
    from: '(?![/\\\\])',
    to: '',
    test: 'redirects/readRedirects.test.ts',
  },
  {
    against: 'more than one field in a line of `_redirects`',
    file: 'redirects/hostFiles.ts',
    from: '.replace(/\\s/g, encodeURIComponent)',
    to: '',
    test: 'redirects/hostFiles.test.ts',
  },
  {
    against: 'line ends in a Location header',
    file: 'dev/respond.ts',
    from: 'wellFormed(location).replace(/[^!-~]+/g, encodeURIComponent)',
    to: 'location',
    test: 'dev/respond.test.ts',
  },
  {
    against: 'clicks that lead to other origins',
    file: 'client/pageTarget.ts',
    from: 'url.origin !== origin || ',
    to: '',
    test: 'client/pageTarget.test.ts',
  },
  {
    against: 'clicks that lead out of the base',
    file: 'client/pageTarget.ts',
    from: '!pathname.startsWith(base) || ',
    to: '',
    test: 'client/pageTarget.test.ts',
  },
  {
    against: 'other methods',
    file: 'dev/guardRequest.ts',
    from: "request.method !== 'GET' && request.method !== 'HEAD'",
    to: 'false',
    test: 'dev/guardRequest.test.ts',
  },
  {
    against: 'foreign Host headers',
    file: 'dev/guardRequest.ts',
    from: 'host !== true && !isAllowedHost(request.headers.host, host)',
    to: 'false',
    test: 'dev/guardRequest.test.ts',
  },
  {
    against: 'hosts whose names end like ours',
    file: 'dev/guardRequest.ts',
    from: "name.endsWith('.localhost')",
    to: "name.endsWith('localhost')",
    test: 'dev/guardRequest.test.ts',
  },
  {
    against: 'scripts of other sites',
    file: 'dev/guardRequest.ts',
    from: "request.headers['sec-fetch-site'] === 'cross-site' && request.headers['sec-fetch-mode'] === 'no-cors'",
    to: 'false',
    test: 'dev/guardRequest.test.ts',
  },
  {
    against: 'ranges that end the process',
    file: 'dev/guardRequest.ts',
    from: 'if (!isPlainRange(request.headers.range)) delete request.headers.range;',
    to: '',
    test: 'dev/guardRequest.test.ts',
  },
  {
    against: 'files read as another type',
    file: 'dev/guardRequest.ts',
    from: "response.setHeader('X-Content-Type-Options', 'nosniff');",
    to: '',
    test: 'dev/guardRequest.test.ts',
  },
  {
    against: 'requests for hosts of this machine and network',
    file: 'check/external/checkExternal.ts',
    from: ' && !RESERVED.test(new URL(url).hostname)',
    to: '',
    test: 'check/external/checkExternal.test.ts',
  },
  {
    against: 'sources that end a directive of the policy',
    file: 'config/configSchema.ts',
    from: '/^[^\\s;,"]+$/',
    to: '/^/',
    test: 'config/loadConfig.test.ts',
  },
  {
    against: 'container ids that hold code',
    file: 'config/loadConfig.ts',
    from: '/^GTM-[A-Z0-9]+$/',
    to: '/^GTM-[A-Z0-9]+/',
    test: 'config/loadConfig.test.ts',
  },
];

/** Guards of HTML, of data, and of what is read as code. */
const HTML: readonly Guard[] = [
  {
    against: 'raw HTML that runs code',
    file: 'markdown/unsafeHtml.ts',
    from: 'return sanitize(parsed, SCHEMA) as',
    to: 'return parsed as',
    test: 'markdown/unsafeHtml.test.ts',
  },
  {
    against: 'elements of MDX that run code',
    file: 'markdown/rehypePage.ts',
    from: 'if (UNSAFE_ELEMENTS.has(name.toLowerCase())) {',
    to: 'if (false) {',
    test: 'markdown/unsafeHtml.test.ts',
  },
  {
    against: 'attributes of MDX that run code',
    file: 'markdown/rehypePage.ts',
    from: '/^(on.*|style|srcdoc)$/is.test(attribute)',
    to: 'false',
    test: 'markdown/unsafeHtml.test.ts',
  },
  {
    against: 'lists that hide an address',
    file: 'markdown/rehypePage.ts',
    from: "typeof value === 'object' && value !== null ? String(value) : value",
    to: 'value',
    test: 'markdown/unsafeHtml.test.ts',
  },
  {
    against: 'icons by the names of other things',
    file: 'markdown/rehypePage.ts',
    from: 'Object.hasOwn(icons, kind)',
    to: 'kind in icons',
    test: 'markdown/unsafeHtml.test.ts',
  },
  {
    against: 'markup in the language of a code block',
    file: 'markdown/codeBlock.ts',
    from: ".replace(/[^\\w+#.-]/g, '')",
    to: '',
    test: 'markdown/codeBlock.test.ts',
  },
  {
    against: 'markup in titles',
    file: 'markdown/title.ts',
    from: 'escapeText(title).replace',
    to: 'title.replace',
    test: 'markdown/title.test.ts',
  },
  {
    against: 'the end of an attribute',
    file: 'render/escapeHtml.ts',
    from: `/[&<>"']/g`,
    to: '/[&<>]/g',
    test: 'render/escapeHtml.test.ts',
  },
  {
    against: 'data that ends its script',
    file: 'theme/scriptJson.ts',
    from: '/[<\\u2028\\u2029]/g',
    to: '/[\\u2028\\u2029]/g',
    test: 'render/renderPage.test.ts',
  },
  {
    against: 'names that every object has',
    file: 'markdown/evaluateExpression.ts',
    from: 'if (!Object.hasOwn(constants, name)) {',
    to: 'if (!(name in constants)) {',
    test: 'markdown/evaluateExpression.test.ts',
  },
  {
    against: 'keys of front matter that reach into the program',
    file: 'content/splitFrontmatter.ts',
    from: 'if (forbidden !== undefined) {',
    to: 'if (false) {',
    test: 'content/splitFrontmatter.test.ts',
  },
  {
    against: 'anchors of YAML',
    file: 'content/splitFrontmatter.ts',
    from: 'if (alias?.[1] !== undefined) {',
    to: 'if (false) {',
    test: 'content/splitFrontmatter.test.ts',
  },
  {
    against: 'front matter in a language that runs',
    file: 'content/splitFrontmatter.ts',
    from: 'if (/^[a-z]/i.test(language)) {',
    to: 'if (false) {',
    test: 'content/splitFrontmatter.test.ts',
  },
  {
    against: 'files that steer the terminal',
    file: 'cli/printDiagnostics.ts',
    from: "text.replace(/[\\u0000-\\u0009\\u000b-\\u001f\\u007f-\\u009f]/g, ' ')",
    to: 'text',
    test: 'cli/printDiagnostics.test.ts',
  },
];

/** Guards of what is kept from run to run: what would be believed though it is not so any more. */
const KEPT: readonly Guard[] = [
  {
    against: 'a file whose time of writing was set back',
    file: 'content/inputFiles.ts',
    from: 'value === stamps[4 * place + index]',
    to: 'index === 2 || value === stamps[4 * place + index]',
    test: 'content/inputFiles.test.ts',
  },
  {
    against: 'a file that changes twice within the tick of a clock',
    file: 'content/inputFiles.ts',
    from: '< SETTLED_AFTER_MS) unsettled.add(path);',
    to: '< 0) unsettled.add(path);',
    test: 'content/inputFiles.test.ts',
  },
  {
    against: 'numbers that JSON does not know',
    file: 'content/inputFiles.ts',
    from: ' && Number.isFinite(facts.frontmatter.order ?? 0)',
    to: '',
    test: 'content/inputFiles.test.ts',
  },
  {
    against: 'code recalled from a document that was changed by hand',
    file: 'build/recallCode.ts',
    from: 'contentHash(contents) === file[1]',
    to: 'true',
    test: 'build/recallCode.test.ts',
  },
  {
    against: 'code recalled from a document of another compiler',
    file: 'build/recallCode.ts',
    from: ' || !isSameCompiler(built.known.key, site.keyOf(route))',
    to: '',
    test: 'build/recallCode.test.ts',
  },
  {
    against: 'sidebars and lists kept when their surroundings have changed',
    file: 'build/keepPages.ts',
    from: ' || last.surroundings !== site.surroundingsKey()',
    to: '',
    test: 'build/keepPages.test.ts',
  },
  {
    against: 'a template literal that ends early, or runs what stands in it',
    file: 'build/pageFiles.ts',
    from: ".replaceAll('$', '\\\\$$')",
    to: '',
    test: 'build/pageFiles.test.ts',
  },
];

export const GUARDS: readonly Guard[] = [...PATHS, ...URLS, ...HTML, ...KEPT];

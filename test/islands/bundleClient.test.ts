import assert from 'node:assert/strict';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { bundleClient, type ClientBundle, type ClientSources } from '../../src/islands/bundleClient.ts';
import { packageRoot } from '../../src/system/packageRoot.ts';
import { inBrief } from '../inBrief.ts';
import { meanwhile } from '../meanwhile.ts';
import { savedMeanwhile } from '../savedMeanwhile.ts';
import { temporaryFolder, writeFiles } from '../temporaryFolder.ts';

const COUNTER = `import './counter.css';
export const Counter = () => <button type="button">0</button>;
`;

/** Bundles the client of a site with some files (path to contents). */
function bundleIn(
  root: string,
  options: Partial<
    Pick<
      ClientSources,
      | 'base'
      | 'componentStyles'
      | 'imported'
      | 'texts'
      | 'translations'
      | 'wideFromEm'
      | 'ownLetterSpacing'
      | 'menuGroups'
      | 'dev'
      | 'cacheDir'
    >
  > = {},
) {
  return bundleClient({
    root,
    cacheDir: options.cacheDir ?? join(root, '.docsgen'),
    islandsDir: join(root, 'site/islands'),
    publicDir: join(root, 'site/public'),
    texts: options.texts ?? {},
    translations: options.translations ?? [],
    base: options.base ?? '/',
    siteUrl: undefined,
    componentStyles: (options.componentStyles ?? []).map((path) => join(root, path)),
    imported: options.imported ?? {},
    siteStyles: join(root, 'site/site.css'),
    wideFromEm: 'wideFromEm' in options ? options.wideFromEm : 72,
    ownLetterSpacing: options.ownLetterSpacing ?? false,
    menuGroups: options.menuGroups ?? false,
    dev: options.dev ?? false,
  });
}

const textOf = ({ files }: ClientBundle, name: string) => new TextDecoder().decode(files.get(name));

describe('bundleClient', () => {
  it('goes on where the folder of islands is deleted while it looks for it', async (context) => {
    const root = temporaryFolder({
      'site/islands/Counter.tsx': COUNTER,
      'site/islands/counter.css': '',
      'site/site.css': '',
    });
    const folder = join(root, 'site/islands');
    const act = () => rmSync(folder, { recursive: true });
    meanwhile('existsSync', { isAsked: (path) => path === folder, act }, context);
    await assert.doesNotReject(bundleIn(root));
  });

  it('imports code as the text that it is, also beside what it exports', async () => {
    const root = temporaryFolder({
      'site/islands/Shown.tsx':
        "import code from './box.tsx' with { type: 'text' };\nimport { Box } from './box.tsx';\nexport const Shown = () => <pre><Box />{code}</pre>;\n",
      'site/islands/box.tsx': 'export const Box = () => <i>box</i>;\n',
      'site/site.css': '',
    });
    const bundle = await bundleIn(root);
    assert.deepEqual(bundle.diagnostics, []);
    assert.match(textOf(bundle, bundle.manifest.islands.Shown?.[0] ?? ''), /export const Box = \(\) => <i>box<\/i>;\s/);
    const own = bundle.inputs.filter((path) => path.startsWith(join(root, 'site/islands')));
    assert.deepEqual(own, [join(root, 'site/islands/Shown.tsx'), join(root, 'site/islands/box.tsx')]);
  });

  it('gives islands the addresses of pictures under the base, which are kept with the bundle', async () => {
    const root = temporaryFolder({
      'site/islands/Shown.tsx': `import dot from './dot.svg';\nexport const Shown = () => <img src={dot} alt="" />;\n`,
      'site/islands/dot.svg': '<svg/>',
      'site/site.css': '',
    });
    for (const run of ['first', 'kept']) {
      const bundle = await bundleIn(root, { base: '/docs/' });
      assert.deepEqual(bundle.diagnostics, []);
      const name = [...bundle.files.keys()].find((file) => /^dot\.[A-Z0-9]{8}\.svg$/.test(file)) ?? run;
      assert.equal(textOf(bundle, name), '<svg/>');
      assert.ok(textOf(bundle, bundle.manifest.islands.Shown?.[0] ?? '').includes(`"/docs/assets/${name}"`));
      assert.ok(bundle.inputs.includes(join(root, 'site/islands/dot.svg')));
    }
  });

  it('puts the styles that islands and components import before those of the site, and into no script', async () => {
    const root = temporaryFolder({
      'site/islands/Counter.tsx': COUNTER,
      'site/islands/counter.css': '.counter { color: teal; }',
      'site/box.css': '.box { color: navy; }',
      'site/site.css': '.own { color: olive; }',
    });
    const bundle = await bundleIn(root, { componentStyles: ['site/box.css', 'site/islands/counter.css'] });
    assert.deepEqual(bundle.diagnostics, []);
    const { islands, styles } = bundle.manifest;
    assert.match(styles, /^styles\.[A-Z0-9]{8}\.css$/);
    assert.ok(styles in bundle.manifest.integrity);
    assert.match(islands.Counter?.[0] ?? '', /^Counter\..*\.js$/);
    assert.match(textOf(bundle, islands.Counter?.[0] ?? ''), /mount/);
    assert.match(textOf(bundle, styles), /\.counter\{color:teal\}\.box\{color:navy\}\.own\{color:olive\}\s*$/);
    assert.deepEqual(
      [...bundle.files.keys()].filter((name) => name.endsWith('.css')).map((name) => name.split('.')[0]),
      ['styles', 'notFoundStyles', 'components', 'landing'],
    );
    assert.equal(bundle.inputs.includes(join(root, 'site/islands/counter.css')), true);
  });

  it('leaves islands readable in dev, where their author follows what they throw', async () => {
    const files = { 'site/islands/Counter.tsx': COUNTER, 'site/islands/counter.css': '', 'site/site.css': '' };
    const counterIn = async (dev: boolean) => {
      const bundle = await bundleIn(temporaryFolder(files), { dev });
      return textOf(bundle, bundle.manifest.islands.Counter?.[0] ?? '');
    };
    assert.match(await counterIn(true), /\bCounter = \(\) =>/);
    assert.doesNotMatch(await counterIn(false), /\bCounter = \(\) =>/);
  });

  it("takes the spaces from values of the theme's custom properties, and leaves those of a site", async () => {
    const root = temporaryFolder({
      'site/islands/Counter.tsx': COUNTER,
      'site/islands/counter.css': '',
      'site/site.css': ':root { --own: 1px, 2px; }',
    });
    const bundle = await bundleIn(root);
    const text = textOf(bundle, bundle.manifest.styles);
    assert.match(text, /;--bg:light-dark\(#\w+,#\w+\);/);
    assert.match(text, /--own: 1px, 2px/);
  });

  it('has the styles of landing pages in a file of their own, with those of components', async () => {
    const { manifest, ...bundle } = await bundleIn(temporaryFolder({ 'site/site.css': '' }));
    const shows = (name: string) => {
      const text = textOf({ manifest, ...bundle }, name);
      return [/\.card-grid/.test(text), /\.page-hero/.test(text)];
    };
    assert.deepEqual(shows(manifest.styles), [false, false]);
    assert.deepEqual(shows(manifest.components), [true, false]);
    assert.deepEqual(shows(manifest.landing), [true, true]);
    const dev = await bundleIn(temporaryFolder({ 'site/site.css': '' }), { dev: true });
    assert.match(textOf(dev, dev.manifest.styles), /\.page-hero/);
    assert.equal(dev.manifest.landing, '');
  });

  it('has the styles of the menu of languages in a site that has several, and those of components in dev', async () => {
    const stylesOf = async (options: Parameters<typeof bundleIn>[1]) => {
      const bundle = await bundleIn(temporaryFolder({ 'site/site.css': '' }), options);
      const text = textOf(bundle, bundle.manifest.styles);
      return [/\.languages/.test(text), /\.card-grid/.test(text), bundle.manifest.components !== ''];
    };
    assert.deepEqual(await stylesOf({}), [false, false, true]);
    assert.deepEqual(await stylesOf({ translations: [{}] }), [true, false, true]);
    assert.deepEqual(await stylesOf({ dev: true }), [false, true, false]);
  });

  it('puts the navigation into the header of windows as wide as it says, also where it was kept for others', async () => {
    const root = temporaryFolder({ 'site/site.css': '' });
    for (const wideFromEm of [72, 85.5, undefined, 72]) {
      const bundle = await bundleIn(root, { wideFromEm });
      const styles = textOf(bundle, bundle.manifest.styles);
      const [, width] = /\(min-width:([\d.]+)em\)\{@layer components\{\.menu-button/.exec(styles) ?? [];
      assert.equal(width, wideFromEm?.toString());
    }
  });

  it('has the styles of joined and square letters in a site that has such, also where it was kept without', async () => {
    const root = temporaryFolder({ 'site/site.css': '' });
    for (const ownLetterSpacing of [false, true, false]) {
      const bundle = await bundleIn(root, { ownLetterSpacing });
      assert.equal(/:lang\(ja\)/.test(textOf(bundle, bundle.manifest.styles)), ownLetterSpacing);
    }
  });

  it('has the styles of groups in menus in a site that has such, also where it was kept without', async () => {
    const root = temporaryFolder({ 'site/site.css': '' });
    for (const menuGroups of [false, true, false]) {
      const bundle = await bundleIn(root, { menuGroups });
      assert.equal(/\.menu-group/.test(textOf(bundle, bundle.manifest.styles)), menuGroups);
    }
  });

  it('takes an island of the site for that of the theme whose name it bears', async () => {
    const root = temporaryFolder({
      'site/islands/CopyButton.tsx': 'export const CopyButton = () => <b>the own one</b>;\n',
      'site/site.css': '',
    });
    const bundle = await bundleIn(root);
    assert.match(textOf(bundle, bundle.manifest.islands.CopyButton?.[0] ?? ''), /the own one/);
  });

  it('names with an island what that imports at once, and nothing that it loads later', async () => {
    const root = temporaryFolder({
      'site/site.css': '',
      'site/late.ts': "export const late = 'loaded later';\n",
      'site/islands/Clock.tsx': "export const Clock = () => <b onClick={() => import('../late.ts')}>0</b>;\n",
    });
    const bundle = await bundleIn(root);
    const [own = '', ...needed] = bundle.manifest.islands.Clock ?? [];
    const later = [...bundle.files.keys()].filter((name) => textOf(bundle, name).includes('loaded later'));
    assert.equal(later.length, 1);
    assert.ok(textOf(bundle, own).includes(later[0] ?? own));
    assert.ok(needed.length > 0 && !needed.includes(later[0] ?? ''), needed.join());
    // No tag names an island: a browser compares it with nothing.
    assert.equal(own in bundle.manifest.integrity, false);
  });

  it('makes the same files of the same site in any folder', async () => {
    const filesIn = async (folder: string) => {
      const island = "import { useState } from 'react';\nexport const Counter = () => <b>{useState(0)[0]}</b>;\n";
      const sources = { 'site/site.css': 'b { color: teal; }', 'site/islands/Counter.tsx': island };
      const root = join(temporaryFolder(), folder);
      writeFiles(root, sources);
      const { files, manifest } = await bundleIn(root);
      return { manifest, files: new Map([...files].map(([name, contents]) => [name, Buffer.from(contents)])) };
    };
    assert.deepEqual(await filesIn('deep/down/in/a site'), await filesIn('b'));
  });

  it('puts what islands share into one file, and what needs React into one more', async () => {
    const counter = "import { useState } from 'react';\nexport const Counter = () => <b>{useState(0)[0]}</b>;\n";
    const root = temporaryFolder({ 'site/site.css': '', 'site/islands/Counter.tsx': counter });
    const { islands } = (await bundleIn(root)).manifest;
    const [, react = '', plain = ''] = islands.CopyButton ?? [];
    const withReact = ['CopyButton', 'CopyPage', 'Counter', 'SearchBox', 'Tabs', 'ThemeSwitch'];
    assert.deepEqual(Object.keys(islands).sort(), [...withReact, 'HeadingLink', 'Zoom', 'visible'].sort());
    for (const [name, [, ...shared]] of Object.entries(islands))
      assert.deepEqual(shared, withReact.includes(name) ? [react, plain] : [plain], name);
  });

  it('names what stands beside the islands and is none by its name, but not what an island imports', async () => {
    const root = temporaryFolder({
      'site/site.css': '',
      'islands/Counter.tsx': "import { Face } from './face.tsx';\nexport const Counter = () => <Face />;\n",
      'islands/face.tsx': 'export const Face = () => <b>0</b>;\n',
      'islands/sun-dial.tsx': 'export const SunDial = () => null;\n',
      'islands/Clock.jsx': 'export const Clock = () => null;\n',
      'islands/times.ts': 'export const NOON = 12;\n',
      'islands/Water-Clock.tsx': 'export const WaterClock = () => null;\n',
      // They are for tools, and run in no browser.
      'islands/Counter.test.tsx': "import 'node:test';\n",
      'islands/counter.stories.tsx': 'export const Plain = {};\n',
    });
    // The bundler names files by where they really are.
    symlinkSync(join(root, 'islands'), join(root, 'site/islands'), 'junction');
    // What it leads to may be gone.
    symlinkSync(join(root, 'none.jsx'), join(root, 'islands/Dial.jsx'));
    const { diagnostics } = await bundleIn(root);
    assert.deepEqual(
      diagnostics.map(({ code, place, hint }) => [code, place?.file, hint]),
      [
        ['island-name', 'site/islands/Clock.jsx', 'rename it to `Clock.tsx`, and export `Clock` from it'],
        ['island-name', 'site/islands/Dial.jsx', 'rename it to `Dial.tsx`, and export `Dial` from it'],
        [
          'island-name',
          'site/islands/Water-Clock.tsx',
          'rename it to `WaterClock.tsx`, and export `WaterClock` from it',
        ],
        ['island-name', 'site/islands/sun-dial.tsx', 'rename it to `SunDial.tsx`, and export `SunDial` from it'],
      ],
    );
  });

  it('publishes the fonts and pictures that styles name beside them', async () => {
    const root = temporaryFolder({
      'site/site.css': `@font-face { font-family: Own; src: url('./own.woff2'); } .a { background: url(data:,x); }`,
      'site/own.woff2': 'font',
    });
    const bundle = await bundleIn(root);
    assert.deepEqual(bundle.diagnostics, []);
    const [, font = ''] = /url\("?\.\/(own\.[A-Z0-9]+\.woff2)/.exec(textOf(bundle, bundle.manifest.styles)) ?? [];
    assert.equal(textOf(bundle, font), 'font');
    assert.equal(textOf(await bundleIn(root), font), 'font', 'kept');
  });

  it('takes no file of a style for a part of the client that is called like it', async () => {
    const bundle = await bundleIn(
      temporaryFolder({
        'site/site.css': ".a { background: url('./boot.png'), url('./Zoom.png'); }",
        'site/boot.png': 'b',
        'site/Zoom.png': 'z',
      }),
    );
    assert.match(bundle.manifest.boot, /\.js$/);
    assert.match(bundle.manifest.islands.Zoom?.[0] ?? '', /\.js$/);
  });

  it('takes addresses of styles that begin with a slash for public files, below the base', async () => {
    const root = temporaryFolder({
      'site/site.css': '.a { background: url("/images/a b.png?v=1"); } .b { background: url(//example.com/b.png); }',
    });
    const missing = await bundleIn(root);
    assert.deepEqual(
      missing.diagnostics.map(({ code, message, place }) => [code, message, place]),
      [
        [
          'config-syntax',
          'There is no `/images/a b.png?v=1` in `site/public/`.',
          { file: 'site/site.css', line: 1, column: 22 },
        ],
      ],
    );
    writeFiles(root, { 'site/public/images/a b.png': 'picture' });
    const bundle = await bundleIn(root, { base: '/docs/' });
    const styles = textOf(bundle, bundle.manifest.styles);
    const addresses = [...styles.matchAll(/\.[ab]\{background:url\((.*?)\)\}/g)].map(([, address]) => address);
    assert.deepEqual(addresses, ['/docs/images/a\\ b.png?v=1', '//example.com/b.png']);
    // Another base is another bundle.
    const { manifest } = await bundleIn(root, { base: '/' });
    assert.notEqual(manifest.styles, bundle.manifest.styles);
  });

  it('tells of such an address that is malformed, leads out of that folder, or names a folder', async () => {
    for (const address of ['/%', '/../site.css', '/images', '/']) {
      const root = temporaryFolder({
        'site/site.css': `.a { background: url(${address}); }`,
        'site/public/images/a.png': 'picture',
      });
      assert.deepEqual(
        (await bundleIn(root)).diagnostics.map(({ message, place }) => [message, place?.file, place?.line]),
        [[`There is no \`${address}\` in \`site/public/\`.`, 'site/site.css', 1]],
      );
    }
  });

  it('finds public files by what their addresses stand for, and tells of one that is gone since', async () => {
    const root = temporaryFolder({
      'site/site.css': '.a { background: url(/a%23b.png); }',
      'site/public/a#b.png': 'picture',
    });
    const { diagnostics, inputs } = await bundleIn(root);
    assert.deepEqual(diagnostics, []);
    assert.equal(inputs.includes(join(root, 'site/public/a#b.png')), true);
    rmSync(join(root, 'site/public/a#b.png'));
    assert.equal((await bundleIn(root)).diagnostics.length, 1);
  });

  it('takes a kept bundle for none but what it was made of: other texts, languages, styles, islands or another base', async () => {
    const root = temporaryFolder({
      'site/site.css': 'h1 { background: url(/a.png) }\n',
      'site/box.css': '.box { color: navy }\n',
      'site/public/a.png': 'a',
    });
    const german = [{ lang: 'de' }] as unknown as ClientSources['translations'];
    const cases: Readonly<Record<string, Parameters<typeof bundleIn>[1]>> = {
      nothing: {},
      texts: { texts: { search: 'Suche' } },
      languages: { texts: { search: 'Suche' }, translations: german },
      base: { base: '/docs/' },
      styles: { componentStyles: ['site/box.css'] },
    };
    const namesIn = async (options: Parameters<typeof bundleIn>[1]) => [
      ...(await bundleIn(root, options)).files.keys(),
    ];
    for (const [name, options] of Object.entries(cases)) {
      const fresh = await namesIn({ ...options, cacheDir: temporaryFolder() });
      assert.deepEqual(await namesIn(options), fresh, name);
    }
    const before = await namesIn({});
    writeFiles(root, { 'site/islands/Late.tsx': 'export const Late = () => <b>late</b>;\n' });
    assert.ok((await namesIn({})).some((name) => name.startsWith('Late.')));
    rmSync(join(root, 'site/islands'), { recursive: true });
    assert.deepEqual(await namesIn({}), before);
  });

  it('does not keep a bundle under the name of styles that were saved while it was made', {
    skip: process.platform === 'win32',
  }, async () => {
    const root = temporaryFolder({ 'site/site.css': '@import "./late.css";\nh1 { color: navy }\n' });
    await savedMeanwhile(join(root, 'site/late.css'), '', {
      run: () => bundleIn(root),
      save: () => writeFileSync(join(root, 'site/site.css'), '@import "./late.css";\nh1 { color: teal }\n'),
      saved: [join(root, 'site/site.css')],
    });
    const { manifest, ...bundle } = await bundleIn(root);
    assert.match(textOf({ ...bundle, manifest }, manifest.styles), /h1\{color:teal\}/);
  });

  it('compiles islands for React in a project whose tsconfig.json is for another library', async () => {
    const { diagnostics } = await bundleIn(
      temporaryFolder({
        'tsconfig.json': '{"compilerOptions": {"jsxImportSource": "preact"}}',
        'site/site.css': '',
        'site/islands/Box.tsx': 'export const Box = () => <p>x</p>;\n',
      }),
    );
    assert.deepEqual(diagnostics, []);
  });

  it('compiles islands and styles in a folder whatever its name holds', async () => {
    // Windows has no names with a star.
    const folder = `${process.platform === 'win32' ? '' : 'a*b '}[c] {d,e}#%20!`;
    const files = {
      'site/islands/Counter.tsx': COUNTER,
      'site/islands/counter.css': '',
      'site/site.css': 'h1 { color: teal; }',
    };
    const root = join(temporaryFolder(), folder);
    writeFiles(root, files);
    const bundle = await bundleIn(root);
    assert.deepEqual(bundle.diagnostics, []);
    assert.match(textOf(bundle, bundle.manifest.styles), /h1\{color:teal\}/);
    assert.ok(bundle.inputs.includes(join(root, 'site/islands/Counter.tsx')));
  });

  it('gives islands for the development build of React what they call', async () => {
    const bundle = await bundleIn(
      temporaryFolder({
        'tsconfig.json': '{"compilerOptions": {"jsx": "react-jsxdev"}}',
        'site/site.css': '',
        'site/islands/Box.tsx': 'export const Box = () => <p>x</p>;\n',
      }),
    );
    assert.deepEqual(bundle.diagnostics, []);
    assert.ok(bundle.inputs.includes(join(packageRoot, 'src/system/bundler/devJsx.ts')));
  });

  it('says how to get a package that an island imports', async () => {
    const { diagnostics } = await bundleIn(
      temporaryFolder({ 'site/islands/Counter.tsx': "import '@not/there/a';\nexport const Counter = () => null;\n" }),
    );
    assert.deepEqual(
      diagnostics.map(({ message, hint }) => [message, hint]),
      [['Could not resolve "@not/there/a"', 'npm install @not/there']],
    );
  });

  it('warns of styles that browsers cannot read, each time, and not of those of packages', async () => {
    const root = temporaryFolder({
      'site/site.css': "@import 'own/a.css';\n.a { color: red;\n.b { *zoom: 1; color olive }\n",
      'node_modules/own/package.json': '{ "name": "own" }',
      'node_modules/own/a.css': '.c { *zoom: 1 }',
    });
    const told = async () => (await bundleIn(root)).diagnostics.map((one) => [inBrief(one), one.hint]);
    const first = await told();
    assert.deepEqual(first, [
      ['warning style-syntax site/site.css:3:6', 'write `property: value;`: browsers leave out what they cannot read'],
      ['warning style-syntax site/site.css:3:21', 'write `property: value;`: browsers leave out what they cannot read'],
      [
        'warning style-syntax site/site.css:2:4',
        'end this rule with `}`: browsers take all that follows for a part of it',
      ],
    ]);
    assert.deepEqual(await told(), first);
  });

  it('refuses styles with a conflict that git has left, and tells of each conflict alone', async () => {
    const conflict = (one: string, two: string) => `<<<<<<< HEAD\n${one}\n=======\n${two}\n>>>>>>> other\n`;
    const root = temporaryFolder({
      'site/site.css': `.a {\n${conflict('color: red;', 'color: teal;')}}\n${conflict('.b { *zoom: 1 }', '.c {}')}`,
      'site/islands/Counter.tsx': "import './list.css';\nexport const Counter = () => <i>0</i>;\n",
      'site/islands/list.css': `.a { transition:\n${conflict('color 1s,', 'top 2s,')} left 3s; }\n`,
    });
    assert.deepEqual((await bundleIn(root)).diagnostics.map(inBrief), [
      'error merge-conflict site/islands/list.css:2:1',
      'error merge-conflict site/site.css:2:1',
      'error merge-conflict site/site.css:8:1',
    ]);
  });

  it('gives an island the names that its CSS module has in the styles, which other styles read as any other', async () => {
    const root = temporaryFolder({
      'site/islands/Counter.tsx':
        "import look from './counter.module.css';\nexport const Counter = () => <i className={look.counter}>0</i>;\n",
      'site/islands/counter.module.css': '.counter { color: teal; background: url("./a.svg"); *zoom: 1 }',
      'site/islands/a.svg': '<svg/>',
      'site/plain.module.css': '.plain { color: olive }',
      'site/site.css': `@import './plain.module.css';`,
    });
    const bundle = await bundleIn(root);
    assert.deepEqual(bundle.diagnostics.map(inBrief), ['warning style-syntax site/islands/counter.module.css:1:53']);
    const [, name = ''] =
      /\.(counter_\w{6}_counter)\{color:teal;background:url\("?\.\/a\.\w{8}\.svg"?\)/.exec(
        textOf(bundle, bundle.manifest.styles),
      ) ?? [];
    assert.notEqual(name, '');
    assert.match(textOf(bundle, bundle.manifest.styles), /\.plain\{color:olive\}/);
    const [island = ''] = bundle.manifest.islands.Counter ?? [];
    assert.ok(textOf(bundle, island).includes(`"${name}"`), textOf(bundle, island));
    assert.ok(bundle.inputs.includes(join(root, 'site/islands/counter.module.css')));
    const elsewhere = await bundleIn(
      temporaryFolder({
        'site/site.css': '',
        'site/islands/Counter.tsx': COUNTER.replace('counter.css', 'counter.module.css'),
        'site/islands/counter.module.css': '.counter { color: teal }',
      }),
    );
    assert.ok(textOf(elsewhere, elsewhere.manifest.styles).includes(`.${name}{`));
  });

  it('leaves what only an island shows out of the styles of a first view', async () => {
    const bundle = await bundleIn(temporaryFolder({ 'site/site.css': '' }));
    const { islands, styles } = bundle.manifest;
    for (const [name, late] of [
      ['SearchBox', '.search-hit{'],
      ['Zoom', '.zoom-dialog{'],
    ] as const) {
      assert.equal(textOf(bundle, styles).includes(late), false, late);
      const scripts = (islands[name] ?? []).map((file) => textOf(bundle, file)).join('');
      assert.equal(scripts.includes(`@layer components{`) && scripts.includes(late), true, late);
    }
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { readHugo } from '../../../src/config/hugo/readHugo.ts';

const ACME = {
  title: 'Acme',
  description: 'All of it',
  lang: 'pt-br',
  siteUrl: 'https://acme.example/docs/',
  base: '/docs/',
  footer: [{ text: '© Acme' }],
};

describe('readHugo', () => {
  it('reads what the site is called, and where it is published, in all languages of settings', () => {
    const files = {
      'hugo.toml':
        'baseURL = "https://acme.example/docs/"\nlanguageCode = "pt-br"\ntitle = \'Acme\'\ncopyright = "&copy; Acme"\n\n[params]\ndescription = "All of it"\n',
      'config.yaml':
        'baseurl: https://acme.example/docs/\nlanguagecode: pt_br\ntitle: Acme\ncopyright: "&copy; Acme"\nparams:\n  description: All of it\n',
      'hugo.json':
        '{\n  "baseURL": "https://acme.example/docs/",\n  "languageCode": "pt-br",\n  "title": "Acme",\n  "description": "All of it",\n  "copyright": "&copy; Acme"\n}\n',
    };
    for (const [file, text] of Object.entries(files)) {
      const { entries, unread, ...site } = readHugo(text, file) ?? {};
      assert.deepEqual([entries, unread], [[], []], file);
      assert.deepEqual(site, ACME, file);
    }
  });

  it('reads the tag of a language that is written as systems do, with all of its parts', () => {
    assert.equal(readHugo('title = "A"\nlanguageCode = "zh_Hans_CN"\n', 'hugo.toml')?.lang, 'zh-Hans-CN');
  });

  it('reads the title of the first language, and nothing without a title', () => {
    const toml = 'defaultContentLanguage = "de"\n[languages.en]\ntitle = "Acme"\n[languages.de]\ntitle = "Akme"\n';
    const { title, lang } = readHugo(toml, 'hugo.toml') ?? {};
    assert.deepEqual([title, lang], ['Akme', 'de']);
    for (const table of ['languages.pt-BR', 'languages."pt-br"'])
      assert.equal(
        readHugo(
          `defaultContentLanguage = "pt-BR"\n[languages.en]\ntitle = "Acme"\n[${table}]\ntitle = "Akme"\n`,
          'a.toml',
        )?.title,
        'Akme',
      );
    for (const text of ['', 'baseURL = "https://acme.example/"\n', '[params]\ntitle = "Acme"\n'])
      assert.equal(readHugo(text, 'hugo.toml'), undefined, text);
    for (const text of ['', 'title: [\n', '- title\n']) assert.equal(readHugo(text, 'hugo.yaml'), undefined, text);
  });

  it('reads what the files of a folder say, each below the keys that its name stands for', () => {
    const folder = (files: Readonly<Record<string, string>>) =>
      Object.entries(files).map(([name, text]) => ({ file: `config/_default/${name}`, text }));
    const { title, description, label, languages, unread } =
      readHugo(
        'baseURL = "https://acme.example/"\n',
        'hugo.toml',
        folder({
          'languages.toml':
            '[en]\ntitle = "Acme"\nlabel = "English"\n[fr]\nlabel = "Français"\ncontentDir = "content/fr"\n',
          'languages.de.yaml': 'label: Deutsch\ncontentDir: content/de\n',
          'params.de.toml': 'description = "Alles"\n',
          'params.toml': 'description = "All of it"\n',
          'menus.en.toml': '[[main]]\nname = "Docs"\n',
        }),
      ) ?? {};
    assert.deepEqual([title, description, label], ['Acme', 'All of it', 'English']);
    assert.deepEqual(
      languages?.map((one) => [one.label, one.description, one.folder, one.place.file, one.place.line]),
      [
        ['Deutsch', 'Alles', 'de', 'config/_default/languages.de.yaml', 2],
        ['Français', undefined, 'fr', 'config/_default/languages.toml', 6],
      ],
    );
    assert.deepEqual(
      unread?.map(({ option, place }) => [option, place.file, place.line]),
      [['menus', 'config/_default/menus.en.toml', 2]],
    );
  });

  it('leaves addresses that are none yet', () => {
    for (const address of ['/', 'http://localhost:1313/', 'https://example.org/', 'acme.example'])
      assert.deepEqual(Object.keys(readHugo(`title = "A"\nbaseURL = "${address}"\n`, 'hugo.toml') ?? {}), [
        'title',
        'entries',
        'unread',
      ]);
  });

  it('tells of what it cannot carry over', () => {
    const unread = (text: string, file: string) =>
      readHugo(text, file)?.unread?.map(({ option, place, hint }) => [option, place.line, hint?.slice(0, 17)]);
    assert.deepEqual(
      unread(
        'title = "A"\ncopyright = "{year} Acme"\n[[menu.main]]\nname = "Docs"\nurl = "/docs/"\n[[menu.main]]\nname = "B"\n',
        'hugo.toml',
      ),
      [
        ['menus', 4, 'write its entries'],
        ['copyright', 2, 'write `footer: [{'],
      ],
    );
    assert.deepEqual(unread('title: A\nmenus:\n  main:\n    - name: Docs\n    - name: B\n', 'hugo.yaml'), [
      ['menus', 4, 'write its entries'],
    ]);
    assert.deepEqual(
      unread('title: A\nmenu:\n  main:\n    - name: B\n    - name: C\n      params: { icon: c }\n', 'hugo.yaml'),
      [['menus', 4, 'write its entries']],
    );
    assert.deepEqual(unread('title = "A"\n[[languages.en.menus.main]]\nname = "Docs"\n', 'hugo.toml'), [
      ['menus', 3, 'write its entries'],
    ]);
    assert.deepEqual(unread('title: A\nmenus:\n  footer:\n    - name: Docs\n', 'hugo.yaml'), []);
  });
});

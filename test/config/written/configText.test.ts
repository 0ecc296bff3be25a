import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { configText } from '../../../src/config/written/configText.ts';

/** What the options of a text are once it is run. */
const optionsIn = (text: string): unknown =>
  new Function(`return ${/defineConfig\(([\s\S]*)\);\n$/.exec(text)?.[1]}`)();

describe('configText', () => {
  it('is written as people write it', () => {
    const items = [
      '/a/',
      { text: 'More', link: 'https://acme.example/a-long-address', collapsed: false },
      '/b/',
      '/c/',
    ];
    assert.equal(
      configText(
        { title: 'A "b"', description: "It's", lang: undefined, sidebars: [{ routes: ['/'], items }] },
        '// c\n',
      ),
      `import { defineConfig } from 'docsgen';

// c
export const config = defineConfig({
  title: 'A "b"',
  description: "It's",
  sidebars: [
    {
      routes: ['/'],
      items: [
        '/a/',
        { text: 'More', link: 'https://acme.example/a-long-address', collapsed: false },
        '/b/',
        '/c/',
      ],
    },
  ],
});
`,
    );
  });

  it('says what it was given, whatever that is', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (options) => {
        const { ['__proto__']: _, ...own } = options;
        const plain = JSON.parse(JSON.stringify(own));
        fc.pre(!JSON.stringify(plain).includes('__proto__'));
        assert.deepEqual(optionsIn(configText(plain)), plain);
      }),
    );
  });

  it('has no line that is longer than needed', () => {
    const text = configText({
      nav: Array.from({ length: 20 }, (_, index) => ({ text: `Entry ${index}`, link: '/a/' })),
    });
    for (const line of text.split('\n')) assert.ok(line.length <= 100, line);
  });
});

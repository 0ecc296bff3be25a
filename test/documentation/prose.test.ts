import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { bodyFrom, splitFrontmatter } from '../../src/content/frontmatter/splitFrontmatter.ts';
import { readContentFolder, textOfFile } from './contentFolder.ts';
import { lintProse } from './lintProse.ts';
import { terms } from './terms.ts';

describe('the prose of the documentation', () => {
  it('is as it should be', async () => {
    // The list of diagnostics is made from messages, which quote what is wrong.
    const own = readContentFolder('docs/content/').filter(({ file }) => !file.endsWith('/diagnostics.md'));
    const messages = (await Promise.all([...readContentFolder(), ...own].map(lintProse))).flat();
    assert.equal(messages.join('\n'), '');
  });

  it('clicks buttons and presses keys, and writes the way through menus with `>`', () => {
    const faults = readContentFolder().flatMap(({ file }) =>
      [...textOfFile(file).matchAll(OTHER_FORMS)].map(([text]) => `${file}: ${text}`),
    );
    assert.deepEqual(faults, []);
  });

  it('reads the API key from one variable in every command', () => {
    const faults = readContentFolder().flatMap(({ file }) =>
      [...textOfFile(file).matchAll(PLACEHOLDERS_OF_KEYS)].map(([text]) => `${file}: ${text}`),
    );
    assert.deepEqual(faults, []);
  });
});

/** In commands: blocks that only show the form of the header are no commands. */
const PLACEHOLDERS_OF_KEYS = /"Authorization: Bearer <[^>]*>"/g;

/** A button that is pressed, a menu behind an arrow, and a way in one piece. */
const OTHER_FORMS =
  /\bpress(?:es|ed|ing)? (?:\*\*(?!Enter\b)|the (?:\w+ )*button|it\b).*|\*\* ?(?:->|→|›) ?\*\*.*|\*\*[^*\n]+ > [^*\n]+\*\*.*/gi;

describe('the linter of prose', () => {
  /** What each rule is there for: the rule, and a text that it has to refuse. */
  const refused: readonly (readonly [rule: string, text: string])[] = [
    ['retext-repeated-words:the', 'A step runs the the code.'],
    ['retext-repeated-words:runs', '| A | B |\n| --- | --- |\n| It runs runs on. | x |'],
    ['retext-repeated-words:of', ':::note\nOne of of them.\n:::'],
    ['retext-repeated-words:step', '<PropTable>\n<Prop name="a">A step step.</Prop>\n</PropTable>'],
    ['retext-indefinite-article:retext-indefinite-article', 'Write a event source.'],
    ['retext-contractions:missing-straight-apostrophe', 'It doesnt run.'],
    ['remark-lint:heading-increment', '### A level is skipped\n\nText.'],
    ['remark-lint:no-undefined-references', 'A [link][nowhere] to nowhere.'],
    ['docs:text-below-heading', '## One\n\n## Two\n\nText.'],
    ['docs:text-below-heading', '## Last'],
    ['docs:text-below-heading', '## One {#one}\n\n{/* a remark */}\n\n### Two\n\nText.'],
    ['docs:link-text', 'Click [here](/limits/).'],
    ['docs:link-text', 'Open [https://example.com](https://example.com).'],
    ['docs:link-text', 'Open https://example.com now.'],
    ['docs:link-text', 'Open [pipedream.com/user](https://example.com).'],
    ['docs:typography', 'It’s a curly apostrophe.'],
    ['docs:typography', 'It goes on...'],
    ['docs:contractions', "It doesn't run."],
    ['docs:contractions', ":::warning[Don't log secrets]\nText.\n:::"],
    ['docs:sentence-end', 'A paragraph without an end'],
    ['docs:sentence-end', 'Up to {PAYLOAD_SIZE_LIMIT}'],
    ['docs:sentence-end', '<Param name="a">A meaning without an end</Param>'],
    ['docs:sentence-end', '- One sentence. Another one'],
    ['docs:sentence-end', '| A |\n| --- |\n| One sentence. Another one |'],
    ['docs:sentence-start', 'small letters begin this.'],
    ['docs:list-end', '- An item.\n- Another item'],
    ['docs:terms', 'Use it with github.'],
    ['docs:terms', '## Using github {#using}\n\nText.'],
    ['docs:terms', '<Card title="Your github" href="/">Text.</Card>'],
    ['docs:terms', ':::tip[With github]\nText.\n:::'],
    ['docs:terms', 'You simply run it.'],
    ['docs:terms', 'Please run it.'],
  ];
  for (const [rule, text] of refused) {
    it(`refuses ${JSON.stringify(text)}`, async () => {
      const messages = await lint(text);
      assert.ok(
        messages.some((message) => message.endsWith(`[${rule}]`)),
        `expected ${rule}, got: ${messages.join(' ')}`,
      );
    });
  }

  const accepted = [
    'Up to {PAYLOAD_SIZE_LIMIT}, up to {PAYLOAD_SIZE_LIMIT} and up to `github` of the `the` the.',
    'Use `npm i github`, <code>{API_BASE_URL}/id</code> and [the page on github.com](https://github.com/x).',
    '## A heading {#_1-a-heading}\n\nText.\n\n### One below\n\n```bash\nsimply the the\n```',
    'These ways are there:\n\n- One\n- Two\n\nAnd these:\n\n1. Do this.\n2. Do that.',
    'Write to [billing@pipedream.com](mailto:billing@pipedream.com).',
    "## I don't see it\n\n[You Don't Know JS](https://example.com) is a book.",
    'Sign in, then set up single sign-on. The setup of a sign-in takes a minute.',
    '<Steps>\n\n1. Choose **Add**.\n\n2. Press **Save**.\n\n</Steps>',
  ];
  for (const text of accepted) {
    it(`accepts ${JSON.stringify(text)}`, async () => assert.deepEqual(await lint(text), []));
  }

  it('reads title and descriptions, and says on which line they stand', async () => {
    const messages = await lintProse(
      source('---\ntitle: Your github\nthumbnail: /a.svg\ndescription: It runs the the code.\n---\n\nText.\n'),
    );
    assert.deepEqual(messages, [
      'content/page.mdx:2: Unexpected `github`, expected: GitHub [docs:terms]',
      'content/page.mdx:4: Unexpected repeated `the`, remove one occurrence [retext-repeated-words:the]',
    ]);
  });

  it('says on which line a word stands', async () => {
    const [message] = await lintProse(source('---\ntitle: A\n---\n\nText and\nmore from\ngithub.\n'));
    assert.equal(message, 'content/page.mdx:7: Unexpected `github`, expected: GitHub [docs:terms]');
  });
});

describe('the list of terms', () => {
  const instances: readonly (readonly [wrong: string, term: string])[] = [
    ['pipedream', 'Pipedream'],
    ['PipeDream', 'Pipedream'],
    ['NPM', 'npm'],
    ['pypi', 'PyPI'],
    ['Json', 'JSON'],
    ['Oauth', 'OAuth'],
    ['Javascript', 'JavaScript'],
    ['NodeJS', 'Node.js'],
    ['node.js', 'Node.js'],
    ['Node JS', 'Node.js'],
    ['an api key', 'API key'],
    ['the id of a step', 'ID'],
    ['web hook', 'webhook'],
    ['Web-hook', 'webhook'],
    ['e-mail', 'email'],
    ['datastore', 'data store'],
    ['data-stores', 'data store'],
    ['Filestore', 'file store'],
    ['work flow', 'workflow'],
    ['log in to your account', 'sign in (verb), sign-in (noun and adjective)'],
    ['you can sign-in', 'sign in, as a verb'],
    ['a sign in', 'sign-in, as a noun'],
    ['to setup a trigger', 'set up, as a verb'],
    ['the set up', 'setup, as a noun'],
    ['set-up', 'set up (verb), setup (noun)'],
    ['cancelled', 'canceled, canceling'],
    ['behaviour', 'American spelling: -or'],
    ['authorise', 'American spelling: -ize, -yze'],
    ['grey', 'American spelling'],
    ['cURL', 'curl'],
    ['pre-built', 'prebuilt'],
    ['drop-down', 'dropdown'],
    ['a file system', 'filesystem'],
    ['its readme', 'README'],
    ['walk-through', 'walkthrough'],
    ['the marketplace', 'Marketplace'],
    ['until somebody resumes it', 'someone, anyone, everyone'],
    ['switch on the option', 'turn on, turn off'],
    ['synced with GitHub', 'synchronized'],
    ['send under a condition', 'on a condition'],
  ];
  for (const [wrong, term] of instances) {
    it(`finds ${wrong}`, () => {
      const found = terms.filter(({ instead }) => instead.test(wrong)).map((one) => one.term);
      assert.ok(found.includes(term), found.join(', '));
    });
  }

  it('finds no fault with the words themselves', () => {
    for (const { term } of terms) {
      if (/[(,:]/.test(term)) continue;
      for (const { term: other, instead } of terms) assert.ok(!instead.test(term), `${term} is refused by ${other}`);
    }
  });
});

const lint = (body: string) => lintProse(source(`---\ntitle: A page\n---\n\n${body}\n`));

function source(text: string) {
  const file = 'content/page.mdx';
  const { bodyStart, ...split } = splitFrontmatter(text, file);
  return {
    relativePath: 'page.mdx',
    file,
    format: 'mdx' as const,
    ...split,
    body: bodyFrom(text, bodyStart),
    hash: '',
  };
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compileText } from '../../compileText.ts';

const NAME = 'org.example.database.ConnectionPool';
const BROKEN = 'org.<wbr>example.<wbr>database.<wbr>ConnectionPool';

describe('a long name in a heading', () => {
  for (const parser of ['satteri', 'remark'] as const)
    it(`may break between its parts, and is called as before (${parser})`, () => {
      const { html, headings } = compileText(`# Page\n\n## ${NAME} *${NAME}*\n\n### \`${NAME}\`\n`, { parser });
      assert.match(html, new RegExp(`<h2 id="[a-z-]+">${BROKEN} <em>${BROKEN}</em></h2>`));
      assert.match(html, new RegExp(`<h3 id="[a-z-]+"><code>${BROKEN}</code></h3>`));
      assert.deepEqual(
        headings.map(({ title }) => title),
        [`${NAME} ${NAME}`, NAME],
      );
    });

  it('may break in the title, too, also in code and where the title leads somewhere', () => {
    const titleOf = (text: string) =>
      compileText(text, { path: 'a.md' })
        .titleHtml.replace(/<span id="[^"]*"><\/span>/, '')
        .replaceAll('<wbr/>', '<wbr>');
    assert.equal(titleOf(`# ${NAME} <\n`), `${BROKEN} &lt;`);
    assert.equal(titleOf(`# \`${NAME}\`\n`), `<code>${BROKEN}</code>`);
    assert.equal(
      titleOf(`# \`${NAME}\` [a](https://a.example)\n`),
      `<code>${BROKEN}</code> <a href="https://a.example">a</a>`,
    );
  });
});

describe('a long name in inline code', () => {
  const htmlOf = (text: string, parser: 'satteri' | 'remark', path = 'a.md') =>
    compileText(text, { parser, path }).html;
  for (const parser of ['satteri', 'remark'] as const) {
    it(`may break between its parts, in text and lists (${parser})`, () => {
      assert.match(htmlOf(`Words \`${NAME}\` words.\n`, parser), new RegExp(`<code>${BROKEN}</code>`));
      assert.match(htmlOf(`- \`${NAME}\`\n`, parser), new RegExp(`<code>${BROKEN}</code>`));
      assert.match(htmlOf(`<code>${NAME}</code>\n`, parser, 'a.mdx'), new RegExp(`<code>${BROKEN}</code>`));
    });

    it(`stays in one line in a table, which scrolls, and in a block (${parser})`, () => {
      for (const text of [
        `| a |\n| --- |\n| \`${NAME}\` |\n`,
        `\`\`\`\n${NAME}\n\`\`\`\n`,
        `<pre><code>${NAME}</code></pre>\n`,
      ]) {
        const html = htmlOf(text, parser);
        assert.ok(html.includes(NAME), html);
        assert.ok(!html.includes('<wbr>'), html);
      }
    });
  }

  // The column of a table on single sign-on broke its addresses as `co` and `nsume`.
  it('breaks in a cell into parts as long as lines where no column has room for it', () => {
    const cellOf = (code: string) => htmlOf(`| a |\n| --- |\n| \`${code}\` |\n`, 'satteri');
    assert.match(
      cellOf('https://api.example.com/auth/saml/<your workspace-name>'),
      /<code>https:\/\/api\.example\.com\/<wbr>auth\/saml\/&#x3C;your workspace-name><\/code>/,
    );
    assert.doesNotMatch(cellOf('https://api.example.com/auth/saml/cons'), /<wbr>/);
  });

  it('goes to the next line as a whole where it has room there', () => {
    assert.match(htmlOf('`steps.trigger.event.body`\n', 'satteri'), /<code>steps\.trigger\.event\.body<\/code>/);
  });

  it('keeps its signs beside their names, and short code is left as it is', () => {
    const path = '/v1/workspaces/{workspace_id}/all';
    assert.match(
      htmlOf(`\`${path}\` \`$.flow.delay\`\n`, 'satteri'),
      /<code><span class="whole">\/v<\/span>1\/<wbr>workspaces\/<wbr>\{workspace_<wbr>id\}\/<wbr>all<\/code> <code>\$\.flow\.delay<\/code>/,
    );
  });
});

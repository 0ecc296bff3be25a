import assert from 'node:assert/strict';
import { putBuiltSite, putOnce, type TestSite } from '../site/site.ts';

/** Path of the site under its origin. */
export const BASE = '/docs';

/** A short page with all that pages have around them. */
export const SHORT_PATH = `${BASE}/api/auth/`;

/** A page of many tab sets, added to the site: the real pages have no disabled tab and no default one. */
const TABS_PAGE = `---
title: Tabs under test
---

Three sets of tabs: two of one group, one alone.

## First set

<Tabs group="lang">
<Tab label="Node.js">

Text of the **Node.js** panel.

</Tab>
<Tab label="Python" default>

Text of the **Python** panel.

\`\`\`python
print("copy me")
\`\`\`

</Tab>
<Tab label="Rust" disabled>

Text of the **Rust** panel.

</Tab>
<Tab label="Go">

Text of the **Go** panel.

</Tab>
</Tabs>

## Second set

<Tabs group="lang" id="second">
<Tab label="Node.js">

Second text for Node.js.

</Tab>
<Tab label="Python">

Second text for Python.

</Tab>
</Tabs>

## Third set

<Tabs id="shell" cacheLifetimeMinutes={1}>
<Tab label="bash">

Text for bash.

</Tab>
<Tab label="fish">

Text for fish.

### Only in fish

Text under a heading for fish.

</Tab>
</Tabs>

## Code

\`\`\`js title="greet.mjs"
export const greet = (name) => \`Hello, \${name}\`;
\`\`\`

:::details[More]
Text that opens on a click.
:::

- [x] A task
- No task

A list with paragraphs:

- [ ] A task

- [ ] Another one
`;

/** Where the added page stands. */
export const TABS_PATH = `${BASE}/tabs-under-test/`;

/** Headings that have left the page of tabs, and an old address of it. */
const MOVED = `
/tabs-under-test/#first-set-of-old: /tabs-under-test/#second-set
/tabs-under-test/#limits: /limits/#memory
/tabs-before/: /tabs-under-test/
/tabs-before/#limits: /limits/#memory
`;

/** Fills a project with the real site and the page of tabs, built; once for all files of a run. */
export const putReaderSite = (site: TestSite): Promise<void> =>
  putOnce('reader-site', site, async (first) => {
    await putBuiltSite(first);
    first.write('redirects.yaml', first.read('redirects.yaml') + MOVED);
    first.write('content/tabs-under-test.mdx', TABS_PAGE);
    const run = await first.run(['build', '--quiet']);
    assert.equal(run.code, 0, run.stderr);
  });

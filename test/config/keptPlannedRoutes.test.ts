import assert from 'node:assert/strict';
import { it } from 'node:test';
import { siteIn } from '../siteIn.ts';
import { loadOptions } from './loadText.ts';

const keptOf = async (plannedRoutes: string) =>
  (await loadOptions(`plannedRoutes: ${plannedRoutes}`)).config.plannedRoutes;

it('planned routes beside a wrong one stay in force', async () => {
  assert.deepEqual(await keptOf("['/a/', 'b/', 5, '/c/*', '/d.md', , '/e']"), ['/a/', '/c/*', '/e']);
  assert.deepEqual(await keptOf("'/a/'"), []);
  assert.deepEqual(await keptOf("{ 0: '/a/' }"), []);
});

// Each link to a planned page was an error of its own, and the wrong entry came last.
it('links to planned pages are no errors for a wrong entry beside theirs', async () => {
  const site = await siteIn({
    'content/index.md': '# Home\n\n[Later](/later/).\n',
    'site/config.mjs': "export const config = { plannedRoutes: ['/later/', 'soon/'] };\n",
  });
  assert.deepEqual(
    site.diagnostics().map(({ severity, code }) => `${severity} ${code}`),
    ['warning unwritten-page'],
  );
});

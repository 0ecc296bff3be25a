import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { config } from '../../site/config.ts';
import { constants } from '../../site/constants.ts';
import type { NavItem } from '../../src/config/siteApi.ts';
import { readRedirects } from '../../src/redirects/readRedirects.ts';
import { projectFolder } from './contentFolder.ts';

/** Sections 2 and 9 of the specification: what nothing else in the project repeats, so that a slip would show nowhere. */
describe('the documentation site', () => {
  it('has the figures of the specification', () => {
    const specified = {
      PAYLOAD_SIZE_LIMIT: '512KB',
      EMAIL_PAYLOAD_SIZE_LIMIT: '30MB',
      FUNCTION_PAYLOAD_LIMIT: '6MB',
      CONFIGURED_PROPS_SIZE_LIMIT: '64KB',
      SERVICE_DB_SIZE_LIMIT: '60KB',
      TMP_SIZE_LIMIT: '2GB',
      MEMORY_LIMIT: '256MB',
      MEMORY_ABSOLUTE_LIMIT: '10GB',
      MAX_WORKFLOW_EXECUTION_LIMIT: 750,
      DELAY_MIN_TIME: '1 millisecond',
      DELAY_MAX_TIME: '1 year',
      SUSPEND_TIMEOUT: '24 hours',
      DEFAULT_WORKFLOW_QUEUE_SIZE: '100',
      MAX_WORKFLOW_QUEUE_SIZE: '10,000',
      DATA_STORES_MAX_KEYS: '1,024',
      INSPECTOR_EVENT_EXPIRY_DAYS: '365',
      BASE_CREDITS_PRICE_MEMORY: 256,
      BASE_CREDITS_PRICE_SECONDS: 30,
      DAILY_CREDITS_LIMIT: '25',
      DAILY_TESTING_LIMIT: '30 minutes',
      WARM_WORKERS_INTERVAL: '10 minutes',
      WARM_WORKERS_CREDITS_PER_INTERVAL: 5,
      DAILY_INVOCATIONS_LIMIT: '333',
      FREE_ORG_DAILY_INVOCATIONS_LIMIT: '66',
      PRICE_PER_INVOCATION: '0.0002',
      FREE_MONTHLY_INVOCATIONS: '10,000',
      PRO_MONTHLY_INVOCATIONS: '20,000',
      TEAM_MONTHLY_INVOCATIONS: '20,000',
      PRO_MONTHLY_PRICE: '$19',
      TEAM_MONTHLY_PRICE: '$19',
      TEAM_MEMBER_LIMIT: '5',
      NODE_VERSION: '18',
      PYTHON_VERSION: '3.9',
      GO_LANG_VERSION: '1.21.5',
      PUBLIC_APPS: '1,600',
    };
    assert.deepEqual({ ...constants }, { ...constants, ...specified });
  });

  it('leads on from each legacy address', () => {
    const { redirects } = readRedirects(readFileSync(`${projectFolder}redirects.yaml`, 'utf8'), 'redirects.yaml');
    const ours = Object.fromEntries(redirects.map(({ from, to }) => [from, to]));
    const specified = {
      '/cron': '/workflows/steps/triggers/',
      '/notebook': '/workflows/steps/',
      '/workflows/fork': '/workflows/copy/',
      '/notebook/fork': '/workflows/copy/',
      '/notebook/inspector/': '/workflows/events/inspect/',
      '/notebook/destinations/': '/destinations/',
      '/notebook/destinations/http/': '/destinations/http/',
      '/notebook/destinations/email/': '/destinations/email/',
      '/notebook/destinations/s3/': '/destinations/s3/',
      '/notebook/destinations/sse/': '/destinations/sse/',
      '/notebook/destinations/emit/': '/destinations/emit/',
      '/notebook/code/': '/code/nodejs/',
      '/workflows/steps/code/': '/code/nodejs/',
      '/notebook/observability/': '/workflows/events/inspect/',
      '/notebook/actions/': '/workflows/steps/actions/',
      '/notebook/sources/': '/workflows/steps/triggers/',
      '/what-is-pipedream/': '/',
      '/apps/all-apps/': 'https://pipedream.com/apps',
    };
    assert.deepEqual(ours, { ...ours, ...specified });
  });

  it('has the navigation of the specification', () => {
    assert.deepEqual(namesOf(config.nav?.left), [
      'Documentation /',
      'Quickstart /quickstart/',
      'Guides /guides/',
      'Reference',
      'Components API /components/api/',
      'CLI /cli/install/',
      'REST API /api/',
      'Limits /limits/',
      'Security & Privacy /privacy-and-security/',
      'Handling Cold Starts /workflows/settings/#eliminate-cold-starts',
    ]);
    assert.deepEqual(namesOf(config.nav?.right), [
      'Support https://pipedream.com/support',
      'Pricing /pricing/',
      'v2',
      'v2 https://pipedream.com/docs',
      'v1 https://pipedream.com/docs/v1',
    ]);
  });

  it('searches the latest version, and says so', () => {
    assert.deepEqual([config.searchPlaceholder, config.version], ['Search...', 'v2']);
  });
});

/** Each entry with its address, those of a menu after its name. */
const namesOf = (items: readonly NavItem[] = []): readonly string[] =>
  items.flatMap((item) => ('items' in item ? [item.text, ...namesOf(item.items)] : `${item.text} ${item.link}`));

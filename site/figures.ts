/**
 * Words beside which a figure means its constant; an empty one: wherever it stands. These pages speak of few figures,
 * and nearly always of the platform's own: each is looked for everywhere. Those of another kind: `lookAlikes.ts`.
 */
export const figures = {
  DELAY_MIN_TIME: [''],
  DELAY_MAX_TIME: [''],
  SUSPEND_TIMEOUT: [''],
  DAILY_TESTING_LIMIT: [''],
  WARM_WORKERS_INTERVAL: [''],
  MAX_WORKFLOW_EXECUTION_LIMIT: [''],
  MAX_WORKFLOW_QUEUE_SIZE: [''],
  DATA_STORES_MAX_KEYS: [''],
  INSPECTOR_EVENT_EXPIRY_DAYS: [''],
  DAILY_INVOCATIONS_LIMIT: [''],
  PRICE_PER_INVOCATION: [''],
  FREE_MONTHLY_INVOCATIONS: [''],
  PRO_MONTHLY_INVOCATIONS: [''],
  TEAM_MONTHLY_INVOCATIONS: [''],
  PYTHON_VERSION: [''],
  PUBLIC_APPS: [''],
  DEFAULT_WORKFLOW_QUEUE_SIZE: ['events', 'executions', 'runs'],
  TEAM_MEMBER_LIMIT: ['members', 'people', 'users', 'seats'],
  BASE_CREDITS_PRICE_MEMORY: ['MB'],
  BASE_CREDITS_PRICE_SECONDS: ['seconds', 'sec'],
};

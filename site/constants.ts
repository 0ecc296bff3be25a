/** Figures and addresses of the platform. Pages show them by name, so that each is changed here and nowhere else. */
export const constants = {
  PIPEDREAM_BASE_URL: 'https://pipedream.com',
  API_BASE_URL: 'https://api.pipedream.com/v1',
  SQL_API_BASE_URL: 'https://rt.pipedream.com/sql',
  ENDPOINT_BASE_URL: '*.m.pipedream.net',

  PAYLOAD_SIZE_LIMIT: '512KB',
  EMAIL_PAYLOAD_SIZE_LIMIT: '30MB',
  FUNCTION_PAYLOAD_LIMIT: '6MB',
  CONFIGURED_PROPS_SIZE_LIMIT: '64KB',
  SERVICE_DB_SIZE_LIMIT: '60KB',
  TMP_SIZE_LIMIT: '2GB',

  MEMORY_LIMIT: '256MB',
  MEMORY_ABSOLUTE_LIMIT: '10GB',
  /** Seconds; a number, as pages reckon with it. */
  MAX_WORKFLOW_EXECUTION_LIMIT: 750,
  DELAY_MIN_TIME: '1 millisecond',
  DELAY_MAX_TIME: '1 year',
  SUSPEND_TIMEOUT: '24 hours',
  DEFAULT_WORKFLOW_QUEUE_SIZE: '100',
  MAX_WORKFLOW_QUEUE_SIZE: '10,000',
  DATA_STORES_MAX_KEYS: '1,024',
  FREE_INSPECTOR_EVENT_LIMIT: '100',
  INSPECTOR_EVENT_EXPIRY_DAYS: '365',

  /** Megabytes; a number, as pages reckon with it. */
  BASE_CREDITS_PRICE_MEMORY: 256,
  /** A number, as pages reckon with it. */
  BASE_CREDITS_PRICE_SECONDS: 30,
  DAILY_CREDITS_LIMIT: '25',
  DAILY_TESTING_LIMIT: '30 minutes',
  WARM_WORKERS_INTERVAL: '10 minutes',
  WARM_WORKERS_CREDITS_PER_INTERVAL: 5,

  DAILY_INVOCATIONS_LIMIT: '333',
  FREE_ORG_DAILY_INVOCATIONS_LIMIT: '66',
  /** US dollars. */
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
} as const;

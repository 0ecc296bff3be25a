import type { constants } from '../../site/constants.ts';

/** Figures that are written as a constant's value is and mean something else. */
export interface LookAlike {
  readonly names: readonly (keyof typeof constants)[];
  /** Parts of lines that show the figure in its sense; each of them has to stand in some page. */
  readonly texts: readonly string[];
  /** What the figure is, so that it stays when the constant changes. */
  readonly reason: string;
}

/** The few that the scan for typed constants leaves alone. */
export const lookAlikes: readonly LookAlike[] = [
  {
    names: ['SUSPEND_TIMEOUT'],
    texts: ['### Default timeout of 24 hours'],
    reason: 'the constant itself, in a heading: headings are fixed text, as their addresses are',
  },
  {
    names: ['SUSPEND_TIMEOUT'],
    texts: ['per workflow, every 24 hours', '12 hours or 24 hours', 'that runs for 24 hours costs'],
    reason: 'how often error mails are sent, the two kinds of clock, and the day of an example',
  },
  {
    names: ['BASE_CREDITS_PRICE_SECONDS'],
    texts: ['has 30 seconds per execution', 'can run for 30 seconds', 'by default 30 seconds'],
    reason: 'the default time limit of an execution by HTTP or email',
  },
  {
    names: ['BASE_CREDITS_PRICE_SECONDS'],
    texts: [
      'Wait for 30 seconds',
      'wait 30 seconds',
      'again every 30 seconds',
      'this step uses 30 seconds',
      '50 requests in one batch every 30 seconds',
      '50 requests every 30 seconds',
    ],
    reason: 'waits and rates of examples',
  },
  {
    names: ['WARM_WORKERS_INTERVAL'],
    texts: ['after about 10 minutes without'],
    reason: 'when an idle execution environment goes away',
  },
  {
    names: ['WARM_WORKERS_INTERVAL'],
    texts: ['| about 10 minutes |'],
    reason: 'how long a tutorial takes',
  },
  {
    names: ['WARM_WORKERS_INTERVAL'],
    texts: [
      '5 to 10 minutes, until it is fully configured',
      'Wait up to 10 minutes',
      'takes longer than 10 minutes',
      'takes up to 10 minutes',
    ],
    reason: 'how long a worker or a network takes to be ready',
  },
  {
    names: ['DEFAULT_WORKFLOW_QUEUE_SIZE'],
    texts: ['the last 100 events', 'the latest 100 events'],
    reason: 'how many events a list or a stream keeps',
  },
  {
    names: ['MAX_WORKFLOW_QUEUE_SIZE', 'FREE_MONTHLY_INVOCATIONS'],
    texts: ['from 0 to 10,000', 'from 1 to 10,000'],
    reason: 'the range of the throttling settings',
  },
  {
    names: ['MAX_WORKFLOW_QUEUE_SIZE', 'FREE_MONTHLY_INVOCATIONS'],
    texts: ['10,000 bytes'],
    reason: 'how much of an attachment stands in the event',
  },
  {
    names: ['MAX_WORKFLOW_QUEUE_SIZE', 'FREE_MONTHLY_INVOCATIONS'],
    texts: ['a month for 10,000 credits'],
    reason: 'what a plan of 2023 included',
  },
  {
    names: ['CONFIGURED_PROPS_SIZE_LIMIT'],
    texts: ['A value can be up to 64KB'],
    reason: 'the size of an environment variable',
  },
  {
    names: ['DAILY_TESTING_LIMIT'],
    texts: [
      'works for 30 minutes',
      'expires after 30 minutes',
      'works for up to 30 minutes',
      'is valid for 30 minutes',
      'deletes the file after 30 minutes',
    ],
    reason: 'how long a signed URL is good',
  },
  {
    names: ['DELAY_MAX_TIME'],
    texts: ['up to a year ahead', 'up to one year ahead'],
    reason: 'how far ahead the source for scheduled tasks takes them',
  },
];

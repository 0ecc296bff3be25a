import type { Allowance } from 'docsgen';

/** Where figures are written as a constant's value is and mean something else, by what they mean. */
const OTHER_MEANINGS: Readonly<Record<string, readonly string[]>> = {
  'the constant itself, in a heading: headings are fixed text, as their addresses are': [
    '### Default timeout of 24 hours',
  ],
  'how often error mails are sent, the two kinds of clock, and the day of an example': [
    'per workflow, every 24 hours',
    '12 hours or 24 hours',
    'that runs for 24 hours costs',
  ],
  'the default time limit of an execution by HTTP or email': [
    'has 30 seconds per execution',
    'can run for 30 seconds',
    'by default 30 seconds',
  ],
  'waits and rates of examples': [
    'Wait for 30 seconds',
    'wait 30 seconds',
    'again every 30 seconds',
    'this step uses 30 seconds',
    '50 requests in one batch every 30 seconds',
    '50 requests every 30 seconds',
  ],
  'when an idle execution environment goes away': ['after about 10 minutes without'],
  'how long a tutorial takes': ['| About 10 minutes |'],
  'how long a worker or a network takes to be ready': [
    '5 to 10 minutes, until it is fully configured',
    'Wait up to 10 minutes',
    'takes longer than 10 minutes',
    'takes up to 10 minutes',
  ],
  'how many events a list or a stream keeps': ['the last 100 events', 'the latest 100 events'],
  'the range of the throttling settings': ['from 0 to 10,000', 'from 1 to 10,000'],
  'how much of an attachment stands in the event': ['10,000 bytes'],
  'what a plan of 2023 included': ['a month for 10,000 credits'],
  'the size of an environment variable': ['A value can be up to 64KB'],
  'how long a signed URL is good': [
    'works for 30 minutes',
    'expires after 30 minutes',
    'works for up to 30 minutes',
    'is valid for 30 minutes',
    'deletes the file after 30 minutes',
  ],
  'the compute time of a plan of before 2023': ['limited to 30 minutes per day'],
  'how far ahead the source for scheduled tasks takes them': ['up to one year ahead'],
};

/** Warnings of `docsgen check` that are meant: those figures, and a constant without a page. */
export const lookAlikes: readonly Allowance[] = [
  {
    code: 'unused-constant',
    text: 'rt.pipedream.com/sql',
    reason: 'an address of the platform that no page names yet',
  },
  ...Object.entries(OTHER_MEANINGS).flatMap(([reason, texts]) =>
    texts.map((text) => ({ code: 'typed-constant', text, reason })),
  ),
];

import type { Allowance } from 'docsgen';

/** Figures that are written as a constant's value is and mean something else, and a constant without a page. */
export const lookAlikes: readonly Allowance[] = [
  {
    code: 'unused-constant',
    text: 'rt.pipedream.com/sql',
    reason: 'an address of the platform that no page names yet',
  },
  {
    code: 'typed-constant',
    text: '### Default timeout of 24 hours',
    reason: 'the constant itself, in a heading: headings are fixed text, as their addresses are',
  },
  {
    code: 'typed-constant',
    text: 'per workflow, every 24 hours',
    reason: 'how often error mails are sent, the two kinds of clock, and the day of an example',
  },
  {
    code: 'typed-constant',
    text: '12 hours or 24 hours',
    reason: 'how often error mails are sent, the two kinds of clock, and the day of an example',
  },
  {
    code: 'typed-constant',
    text: 'that runs for 24 hours costs',
    reason: 'how often error mails are sent, the two kinds of clock, and the day of an example',
  },
  {
    code: 'typed-constant',
    text: 'has 30 seconds per execution',
    reason: 'the default time limit of an execution by HTTP or email',
  },
  {
    code: 'typed-constant',
    text: 'can run for 30 seconds',
    reason: 'the default time limit of an execution by HTTP or email',
  },
  {
    code: 'typed-constant',
    text: 'by default 30 seconds',
    reason: 'the default time limit of an execution by HTTP or email',
  },
  { code: 'typed-constant', text: 'Wait for 30 seconds', reason: 'waits and rates of examples' },
  { code: 'typed-constant', text: 'wait 30 seconds', reason: 'waits and rates of examples' },
  { code: 'typed-constant', text: 'again every 30 seconds', reason: 'waits and rates of examples' },
  { code: 'typed-constant', text: 'this step uses 30 seconds', reason: 'waits and rates of examples' },
  { code: 'typed-constant', text: '50 requests in one batch every 30 seconds', reason: 'waits and rates of examples' },
  { code: 'typed-constant', text: '50 requests every 30 seconds', reason: 'waits and rates of examples' },
  {
    code: 'typed-constant',
    text: 'after about 10 minutes without',
    reason: 'when an idle execution environment goes away',
  },
  { code: 'typed-constant', text: '| about 10 minutes |', reason: 'how long a tutorial takes' },
  {
    code: 'typed-constant',
    text: '5 to 10 minutes, until it is fully configured',
    reason: 'how long a worker or a network takes to be ready',
  },
  { code: 'typed-constant', text: 'Wait up to 10 minutes', reason: 'how long a worker or a network takes to be ready' },
  {
    code: 'typed-constant',
    text: 'takes longer than 10 minutes',
    reason: 'how long a worker or a network takes to be ready',
  },
  {
    code: 'typed-constant',
    text: 'takes up to 10 minutes',
    reason: 'how long a worker or a network takes to be ready',
  },
  { code: 'typed-constant', text: 'the last 100 events', reason: 'how many events a list or a stream keeps' },
  { code: 'typed-constant', text: 'the latest 100 events', reason: 'how many events a list or a stream keeps' },
  { code: 'typed-constant', text: 'from 0 to 10,000', reason: 'the range of the throttling settings' },
  { code: 'typed-constant', text: 'from 1 to 10,000', reason: 'the range of the throttling settings' },
  { code: 'typed-constant', text: '10,000 bytes', reason: 'how much of an attachment stands in the event' },
  { code: 'typed-constant', text: 'a month for 10,000 credits', reason: 'what a plan of 2023 included' },
  { code: 'typed-constant', text: 'A value can be up to 64KB', reason: 'the size of an environment variable' },
  { code: 'typed-constant', text: 'works for 30 minutes', reason: 'how long a signed URL is good' },
  { code: 'typed-constant', text: 'expires after 30 minutes', reason: 'how long a signed URL is good' },
  { code: 'typed-constant', text: 'works for up to 30 minutes', reason: 'how long a signed URL is good' },
  { code: 'typed-constant', text: 'is valid for 30 minutes', reason: 'how long a signed URL is good' },
  { code: 'typed-constant', text: 'deletes the file after 30 minutes', reason: 'how long a signed URL is good' },
  {
    code: 'typed-constant',
    text: 'limited to 30 minutes per day',
    reason: 'the compute time of a plan of before 2023',
  },
  {
    code: 'typed-constant',
    text: 'up to one year ahead',
    reason: 'how far ahead the source for scheduled tasks takes them',
  },
];

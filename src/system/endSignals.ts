/**
 * What a process is sent by Ctrl-C, and by whoever has had enough of it. A terminal that closes (SIGHUP) ends it at once,
 * even where the site's code never lets it listen.
 */
export const END_SIGNALS = ['SIGINT', 'SIGTERM'] as const;

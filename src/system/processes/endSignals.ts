/** What a process is sent when a terminal closes, by Ctrl-C, and by whoever has had enough of it. */
export const END_SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

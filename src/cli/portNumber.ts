/** Ports of the servers where none is asked for. */
export const DEV_PORT = 5173;
export const PREVIEW_PORT = 4173;

/** What a port looks like, for messages. */
export const EXPECTED_PORT = 'a port from 0 to 65535';

/** Whether a text is a port: digits alone, because an empty text and `0x50` are numbers too. */
export const isPortNumber = (text: string): boolean => /^\d+$/.test(text) && Number(text) <= 65_535;

import { bareUrl } from './bareUrl.ts';

/**
 * Schemes of links that open a program of the reader, who is asked before, and run nothing in the page: those of
 * messages and places that HTML lets sites handle, and those with which documentation installs something or opens a
 * place in it.
 */
const PROGRAM_SCHEMES: ReadonlySet<string> = new Set([
  ...['mailto', 'tel', 'sms', 'sip', 'xmpp', 'irc', 'ircs', 'matrix', 'geo', 'webcal', 'magnet'],
  ...['vscode', 'vscode-insiders', 'vscodium', 'cursor', 'windsurf', 'zed', 'jetbrains', 'xcode', 'x-github-client'],
  ...['claude', 'goose', 'lmstudio', 'warp', 'raycast', 'postman', 'obsidian', 'notion', 'figma', 'linear'],
  ...['slack', 'discord', 'msteams', 'zoommtg', 'whatsapp', 'tg', 'itms-apps', 'market'],
]);

/** Whether a link of a scheme, in lower case, opens a program. */
export const isProgramScheme = (scheme: string): boolean => PROGRAM_SCHEMES.has(scheme);

/** Whether an address is for a program: a page that loads it, as it does pictures, would start the program unasked. */
export const opensProgram = (url: string): boolean =>
  isProgramScheme(/^([^:]*):/.exec(bareUrl(url))?.[1]?.toLowerCase() ?? '');

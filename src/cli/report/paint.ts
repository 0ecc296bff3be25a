import { styleText } from 'node:util';

/** How text is colored; the plain one leaves it as it is. */
export type Paint = (style: 'red' | 'yellow' | 'green' | 'dim' | 'bold' | 'cyan', text: string) => string;

/** Colors where the stream shows them: `NO_COLOR`, `FORCE_COLOR`, `TERM=dumb` and pipes are respected. */
export const paintFor =
  (stream: NodeJS.WriteStream): Paint =>
  (style, text) =>
    styleText(style, text, { stream });

import { compileText, type Surroundings } from '../../compileText.ts';

/** The twin of a page, without its title. The constant `LIMIT` is `512KB`. */
export const twinOf = (text: string, surroundings: Surroundings = {}) =>
  compileText(text, { constants: { LIMIT: '512KB' }, ...surroundings })
    .markdown.replace(/^# Page\n\n/, '')
    .trimEnd();

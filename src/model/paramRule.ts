/** What a key below `params` in front matter has to hold. */
export interface ParamRule {
  /** `text` by default; `any` is a map, too. */
  readonly type?: 'text' | 'number' | 'boolean' | 'date' | 'any';
  /** The only values that there are, all of the type, where that is given. */
  readonly values?: readonly (string | number)[];
  /** It is a list of such values. */
  readonly list?: boolean;
  /** Routes below which every page has it: `['/blog/']`. */
  readonly required?: readonly string[];
}

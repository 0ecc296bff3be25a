/** What a word says in YAML to Python and Ruby, where `yes` and `off` are values, too; undefined for any other. */
export function truthOfWord(word: string): boolean | undefined {
  if (/^(?:true|yes|on)$/i.test(word)) return true;
  return /^(?:false|no|off)$/i.test(word) ? false : undefined;
}

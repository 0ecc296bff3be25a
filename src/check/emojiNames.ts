/** The emoji that documentation uses most, by the names that other generators read between colons: `:rocket:`. */
export const EMOJI_BY_NAME: Readonly<Record<string, string>> = {
  bug: '🐛',
  bulb: '💡',
  construction: '🚧',
  eyes: '👀',
  fire: '🔥',
  heart: '❤️',
  memo: '📝',
  rocket: '🚀',
  smile: '😄',
  sparkles: '✨',
  star: '⭐',
  tada: '🎉',
  warning: '⚠️',
  white_check_mark: '✅',
  x: '❌',
  zap: '⚡',
};

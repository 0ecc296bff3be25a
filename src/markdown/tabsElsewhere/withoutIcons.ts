/** The name of a tab without the icons beside its words: they have no names here. */
export const withoutIcons = (name: string): string => name.replaceAll(ICON, '').trim();

const ICON = /[ \t]*:(?:lucide|material|fontawesome|octicons|simple)(?:-[a-z\d]+)+:(?:\{[^{}"\n]*\})?/g;

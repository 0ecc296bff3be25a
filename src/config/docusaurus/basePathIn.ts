import { withoutSlashes } from '../../model/addresses/withoutSlashes.ts';

/**
 * With what the addresses of documents or posts begin in Docusaurus, by the text of its settings: `docs: {
 * routeBasePath: '/' }`. Without slashes around it; the name itself where nothing is said.
 */
export function basePathIn(settings: string, name: 'docs' | 'blog'): string {
  const written = new RegExp(`\\b${name}:\\s*\\{[^{}]*?\\brouteBasePath:\\s*['"]([^'"\\n]*)['"]`).exec(settings)?.[1];
  return written === undefined ? name : withoutSlashes(written);
}

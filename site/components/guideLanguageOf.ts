/**
 * Language of the guide at `path`, or undefined when the page is no guide: sections' own pages are none.
 *   "/code/go/http-requests/" → "go"   "/guides/first/" → "native"   "/code/go/" → undefined
 */
export function guideLanguageOf(path: string): string | undefined {
  const [section, ...steps] = path.split('/').filter((step) => step !== '');
  if (section === 'code' && steps.length > 1) return steps[0];
  return section === 'guides' && steps.length > 0 ? 'native' : undefined;
}

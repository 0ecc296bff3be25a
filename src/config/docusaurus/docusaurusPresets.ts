import { type CodeData, type CodeMap, listIn, mapIn } from '../parse/codeData.ts';

/** What the settings say of the pages, `[['classic', { docs: {…} }]]`, or of another part. */
export function presetPart(name: string, presets: CodeData | undefined): CodeMap | undefined {
  for (const preset of listIn(presets)) {
    const part = mapIn(listIn(preset)[1]).get(name);
    if (part?.kind === 'map') return part;
  }
  return undefined;
}

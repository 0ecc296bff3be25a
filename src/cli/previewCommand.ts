export const runPreview = async (_r: string, _f: unknown) => 0;

export const runDev = async (_r: string, _f: unknown) => 0;

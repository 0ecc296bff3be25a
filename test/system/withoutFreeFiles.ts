import { spawnSync } from 'node:child_process';

/**
 * What `code` yields (JSON) in a process that may open no more files: an expression that may `await`. `names` are imported
 * before from the source file at `url`.
 */
export function withoutFreeFiles(url: URL, names: readonly string[], code: string): unknown {
  const script = `
    import { closeSync, openSync } from 'node:fs';
    import { ${names.join(', ')} } from ${JSON.stringify(url.href)};
    const open = [];
    try {
      for (;;) open.push(openSync('/dev/null'));
    } catch {}
    const result = await (${code});
    open.forEach(closeSync);
    console.log(JSON.stringify(result ?? null));
  `;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const run = spawnSync('sh', ['-c', 'ulimit -n 200; exec "$@"', 'sh', process.execPath, ...args], {
    encoding: 'utf8',
  });
  if (run.status !== 0) throw new Error(run.stderr);
  return JSON.parse(run.stdout);
}

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import hljs from 'highlight.js/lib/core';
import { shellGrammar } from '../../../src/markdown/highlight/shellGrammar.ts';

const own = hljs.newInstance();
own.registerLanguage('bash', shellGrammar);

/** What stands in spans of a class, in order. */
function shown(code: string, scope: string): string[] {
  const { value } = own.highlight(code, { language: 'bash' });
  return [...value.matchAll(RegExp(`<span class="hljs-${scope}">([^<]*)</span>`, 'g'))].map(([, text = '']) => text);
}

const commandsIn = (code: string) => shown(code, 'title function_');

describe('shellGrammar', () => {
  it('shows the first word of each command, and no other', () => {
    assert.deepEqual(commandsIn('npm install acme\ncd test && ./run.sh; ls | ~/bin/sort & yes'), [
      'npm',
      'cd',
      './run.sh',
      'ls',
      '~/bin/sort',
      'yes',
    ]);
    assert.deepEqual(commandsIn('curl https://example.com \\\n  --silent \\\n  more\npd list'), ['curl', 'pd']);
    assert.deepEqual(shown('npm test\ngit log', 'built_in'), []);
  });

  it('shows the command behind a prompt, variables, a pattern and words that lead to one', () => {
    assert.deepEqual(commandsIn('$ pd dev\n$  pd list'), ['pd', 'pd']);
    assert.deepEqual(commandsIn('A=1 npm start\nA=1\nexport B=2'), ['npm', 'export']);
    assert.deepEqual(commandsIn('case $1 in\n  a) echo b ;;\n  *) exit 1 ;;\nesac'), ['echo', 'exit']);
    assert.deepEqual(commandsIn('sudo apt update\nif grep -q a b; then\n  cat b\nfi'), ['sudo', 'apt', 'grep', 'cat']);
  });

  it('shows options, and nothing else with a dash', () => {
    assert.deepEqual(shown('a -x --save-dev --name=b c-d - -- --9', 'attr'), ['-x', '--save-dev', '--name']);
  });

  it('shows keywords only where they are some', () => {
    const loop = 'for a in b; do\n  echo wait for it in time\ndone';
    assert.deepEqual(shown(loop, 'keyword'), ['for', 'in', 'do', 'done']);
    assert.deepEqual(commandsIn(loop), ['echo']);
  });

  it('takes no list, and no line of a text, for commands', () => {
    assert.deepEqual(commandsIn('list=(a b c)'), []);
    for (const end of ['EOF', "'EOF'", '"EOF"'])
      assert.deepEqual(commandsIn(`cat <<${end}\nHello there\nEOF\npd list`), ['cat', 'pd'], end);
    assert.deepEqual(commandsIn("curl -d '{\n  a b\n}'"), ['curl']);
  });

  it('takes time by the length of the code, whatever is in it', () => {
    for (const piece of [' ', 'a ', 'a', '/', '-', 'a=b ', 'sudo ', '$ ', 'a) ', 'for x in ', "<<'A'\n", 'a;']) {
      const start = process.cpuUsage().user;
      own.highlight(piece.repeat(20_000), { language: 'bash' });
      const seconds = (process.cpuUsage().user - start) / 1e6;
      assert.ok(seconds < 2, `${JSON.stringify(piece)}: ${seconds} s`);
    }
  });
});

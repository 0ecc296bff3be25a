import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createDevDiagnosis } from '../../../src/cli/commands/devDiagnosis.ts';
import type { Diagnostic } from '../../../src/model/diagnostic.ts';

const fault = (message: string): Diagnostic => ({ severity: 'error', code: 'uncaught-error', message });

function diagnosisOf(found: () => Promise<readonly Diagnostic[] | undefined>, late: readonly Diagnostic[]) {
  const said: string[] = [];
  const { tell, noteFaults } = createDevDiagnosis({
    root: '/nowhere',
    devSite: { diagnose: found },
    dev: { showDiagnostics: (text) => said.push(`tabs: ${text === '' ? 'nothing' : 'errors'}`) },
    say: {
      diagnostics: (diagnostics) => said.push(diagnostics.map(({ message }) => message).join()),
      fault: ({ message }) => said.push(`fault: ${message}`),
    },
    faults: { all: () => late },
  });
  const saidNow = async () => {
    await tell();
    return said.splice(0);
  };
  return { noteFaults, saidNow };
}

it('a diagnosis tells of late faults until their code has been replaced', async () => {
  const late = [fault('A')];
  const { noteFaults, saidNow } = diagnosisOf(async () => [], late);
  assert.deepEqual(await saidNow(), ['A', 'tabs: errors']);
  const forget = noteFaults();
  late.push(fault('B'));
  assert.deepEqual(await saidNow(), ['A,B', 'tabs: errors']);
  forget();
  assert.deepEqual(await saidNow(), ['B', 'tabs: errors']);
  noteFaults()();
  assert.deepEqual(await saidNow(), ['', 'tabs: nothing']);
});

it('a diagnosis that has ended early tells of nothing, and one that throws of that', async () => {
  assert.deepEqual(await diagnosisOf(async () => undefined, [fault('A')]).saidNow(), []);
  const { saidNow } = diagnosisOf(() => Promise.reject(new Error('broken')), []);
  assert.deepEqual(await saidNow(), ['fault: broken']);
});

import assert from 'node:assert/strict';
import { it } from 'node:test';
import { isProgramScheme, opensProgram } from '../../../src/model/addresses/programSchemes.ts';

it('M-01: a program is opened by what browsers read as its scheme, and never by one that runs code in a page', () => {
  for (const url of ['vscode:a', ' VS\tCode:a', 'mailto:a@b.example', 'sms:1'])
    assert.equal(opensProgram(url), true, url);
  for (const url of ['https://a.example', '/vscode:a', 'vscode', 'a?tel:1', ''])
    assert.equal(opensProgram(url), false, url);
  for (const scheme of ['javascript', 'data', 'vbscript', 'blob', 'file', 'filesystem', 'about', 'intent', 'ms-msdt'])
    assert.equal(isProgramScheme(scheme), false, scheme);
});

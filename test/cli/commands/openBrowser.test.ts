import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { openingCommand } from '../../../src/cli/commands/openBrowser.ts';

const URL_OF_PAGE = 'http://localhost:5173/docs/?q=a&words=b|c^d<e>f';

describe('openingCommand', () => {
  it('hands the URL over as it is', () => {
    assert.deepEqual(openingCommand(URL_OF_PAGE, 'darwin'), ['open', URL_OF_PAGE]);
    assert.deepEqual(openingCommand(URL_OF_PAGE, 'linux'), ['xdg-open', URL_OF_PAGE]);
  });

  it('hands it over whole to the shell of Windows, which runs what follows such signs', () => {
    const escaped = 'http://localhost:5173/docs/?q=a^&words=b^|c^^d^<e^>f';
    assert.deepEqual(openingCommand(URL_OF_PAGE, 'win32'), ['cmd', '/c', 'start', '', escaped]);
  });
});

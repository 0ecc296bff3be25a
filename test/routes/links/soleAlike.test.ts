import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { soleAlike } from '../../../src/routes/links/soleAlike.ts';

describe('soleAlike', () => {
  it('finds the one that differs in case, accents, separators and slashes alone', () => {
    assert.equal(soleAlike('/Http-Requests', ['/http_requests/', '/http/']), '/http_requests/');
    assert.equal(soleAlike('using--a-proxy', ['using-a-proxy', 'proxy']), 'using-a-proxy');
    assert.equal(soleAlike('GRÖSSE', ['größe', 'grösse']), 'grösse');
    assert.equal(soleAlike('configuração', ['configuracao', 'config']), 'configuracao');
  });

  it('does not choose between two, and takes no near one', () => {
    assert.equal(soleAlike('a-b', ['a_b', 'A-B']), undefined);
    assert.equal(soleAlike('memori', ['memory']), undefined);
    assert.equal(soleAlike('---', ['-', '_']), undefined);
  });
});

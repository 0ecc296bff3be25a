import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { fileAddress, siteUrlAt, siteUrlWith } from '../../../src/config/elsewhere/addressesHere.ts';

describe('fileAddress', () => {
  it('is that of the page of a file, and of an index that of its folder', () => {
    assert.equal(fileAddress('guide/a.md'), '/guide/a/');
    assert.equal(fileAddress('guide/a.md', '.html'), '/guide/a.html');
    assert.equal(fileAddress('guide/a.md#part'), '/guide/a/#part');
    assert.equal(fileAddress('guide/index.md'), '/guide/');
    assert.equal(fileAddress('./README.md'), '/');
    assert.equal(fileAddress('v1.2/notes.md'), '/v1.2/notes/');
  });
});

describe('siteUrlAt', () => {
  it('is a host with the path below it', () => {
    assert.equal(siteUrlAt('https://a.example', '/docs'), 'https://a.example/docs/');
    assert.equal(siteUrlAt('https://a.example/'), 'https://a.example/');
    assert.equal(siteUrlAt(undefined), undefined);
    assert.equal(siteUrlAt('a.example'), undefined);
  });
});

describe('siteUrlWith', () => {
  it('is a host with the base, which an address with a path has already', () => {
    assert.equal(siteUrlWith('https://a.example', '/docs/'), 'https://a.example/docs/');
    assert.equal(siteUrlWith('https://a.example/docs/', '/docs/'), 'https://a.example/docs/');
    assert.equal(siteUrlWith('https://a.example', undefined), 'https://a.example');
    assert.equal(siteUrlWith('a.example', '/'), undefined);
  });
});

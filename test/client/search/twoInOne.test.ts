import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { twoInOne } from '../../../src/client/search/twoInOne.ts';
import { searchWords } from '../../../src/model/search/searchWords.ts';
import { indexIn } from '../../search/indexIn.ts';

const PAGES = {
  '/auth/': { title: 'Authentication', html: '<p>Make an API key. Then add its webhook URL.</p>' },
  '/env/': { title: 'Variables', html: '<p>Read <code>apiKey</code> and <code>eventId</code>.</p>' },
  '/id/': { title: 'IDs', html: '<p>The id of an event: <code>event_id</code>.</p>' },
  '/time/': { title: 'Time', html: '<p>A timeout of 750 ms. Format what is set in PS. The target is tar; get it.</p>' },
  '/target/': { title: 'Target', html: '<p>Another target.</p>' },
};

async function apart(
  query: string,
  { lang = 'en', pages = PAGES }: { readonly lang?: string; readonly pages?: Parameters<typeof indexIn>[0] } = {},
) {
  const files = indexIn(pages, lang);
  const words = await Promise.all(searchWords(query).map((word) => twoInOne(word, files)));
  return { words: words.flat().map(({ whole, parts }) => [whole, ...parts].join(' ')), asked: files.asked };
}

describe('twoInOne', () => {
  it('takes apart what stands on no page as it was typed', async () => {
    assert.deepEqual((await apart('webhookurl')).words, ['webhook', 'url']);
    assert.deepEqual((await apart('webhookurls')).words, ['webhook', 'urls']);
  });

  it('knows the parts of what pages have as an identifier', async () => {
    assert.deepEqual((await apart('apikey')).words, ['apikey api key']);
    assert.deepEqual((await apart('eventid')).words, ['eventid event id']);
  });

  it('leaves a word that a page has without the words that it could be made of', async () => {
    assert.deepEqual((await apart('target')).words, ['target']);
    assert.deepEqual((await apart('timeout')).words, ['timeout']);
  });

  it('takes no slip for two words: short ones begin and end many others', async () => {
    assert.deepEqual((await apart('setps')).words, ['setps']);
    assert.deepEqual((await apart('webhookthe')).words, ['webhookthe']);
  });

  it('parts a number from its unit, and no number from itself', async () => {
    assert.deepEqual((await apart('750ms')).words, ['750', 'ms']);
    assert.deepEqual((await apart('750750')).words, ['750750']);
  });

  it('knows the words of every language', async () => {
    const pages = { '/a/': { title: 'Datenbank', html: '<p>Die Verbindung wird getrennt.</p>' } };
    assert.deepEqual((await apart('Datenbankverbindung', { lang: 'de', pages })).words, ['datenbank', 'verbindung']);
  });

  it('loads no list for a word that begins with no other', async () => {
    assert.equal((await apart('authentication')).asked.filter((path) => path.includes('words')).length, 1);
  });
});

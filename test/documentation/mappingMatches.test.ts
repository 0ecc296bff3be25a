import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mappingMatches } from '../../site/islands/mappingMatches.ts';

describe('mappingMatches', () => {
  const matches = (query: string) => mappingMatches('Google_Cloud-BigQuery', 'google.cloud.bigquery', query);

  it('finds a part of either name, in upper or lower case, whatever stands between its words', () => {
    for (const query of ['', 'BIGQ', 'google-cloud', 'google cloud big', 'cloud_bigquery', 'cloud.b', ' query '])
      assert.equal(matches(query), true, query);
    for (const query of ['googlecloud', 'cloud bigquery 2', 'queri']) assert.equal(matches(query), false, query);
    assert.equal(mappingMatches('beautifulsoup4', 'bs4', 'BS4'), true);
  });
});

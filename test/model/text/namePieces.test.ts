import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { breakableHtml, namePieces, wholeBreakableHtml } from '../../../src/model/text/namePieces.ts';

describe('the places where a long name may break', () => {
  const names: readonly (readonly [name: string, broken: string])[] = [
    ['org.example.database.ConnectionPool', 'org.|example.|database.|ConnectionPool'],
    ['org.example.HikariConnectionConfiguration', 'org.|example.|Hikari|Connection|Configuration'],
    ['spring.datasource.connection_timeout', 'spring.|datasource.|connection_|timeout'],
    ['/api/v1/organizations/{organization_id}', '/api/|v1/|organizations/|{organization_|id}'],
    ['std::collections::HashMap', 'std::|collections::|HashMap'],
    ['parseHTTPResponseHeaders()', 'parse|HTTP|Response|Headers()'],
    ['PIPEDREAM_PROJECT_ENVIRONMENT', 'PIPEDREAM_|PROJECT_|ENVIRONMENT'],
    ['__attribute_of_a_function__', '__attribute_|of_|a_|function__'],
    ['Größe.derÜberschriftenListe', 'Größe.|der|Überschriften|Liste'],
    ['/v1/organizations/{organizationId}/', '/v1/|organizations/|{organizationId}/'],
  ];
  for (const [name, broken] of names) it(`${name}`, () => assert.equal(namePieces(name).join('|'), broken));

  it('are none in words that have room in a line, whatever stands beside them', () => {
    for (const text of ['', 'Node.js', 'JavaScript and TypeScript', 'Use Node.js or configure GraphQL endpoints now.'])
      assert.deepEqual(namePieces(text), [text]);
    assert.deepEqual(namePieces('Node.js and getServerSideTranslations() in Next.js'), [
      'Node.js and get',
      'Server',
      'Side',
      'Translations() in Next.js',
    ]);
  });

  it('are none in words that have no parts', () => {
    const word = 'Donaudampfschifffahrtsgesellschaft';
    assert.deepEqual(namePieces(word), [word]);
  });

  it('change no text, and stand in HTML that is escaped', () => {
    fc.assert(
      fc.property(
        fc.array(fc.constantFrom('a', 'B', '.', '_', '/', '<', '&', ' ', '{', '💡', '"'), { maxLength: 60 }),
        (list) => assert.equal(namePieces(list.join('')).join(''), list.join('')),
      ),
    );
    assert.equal(wholeBreakableHtml('a<b>'), 'a&lt;b&gt;');
    assert.equal(wholeBreakableHtml('ReadonlyArray<Value>'), '<span>Readonly<wbr/>Array&lt;Value&gt;</span>');
    assert.equal(
      wholeBreakableHtml('read(?from, to) Why?'),
      '<span>read(<span class="whole">?f</span>rom, to) Why?</span>',
    );
    assert.equal(breakableHtml('Promise<ReadonlyArray<Value>>'), 'Promise&lt;Readonly<wbr/>Array&lt;Value&gt;&gt;');
  });
});

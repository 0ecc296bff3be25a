import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import fc from 'fast-check';
import { searchWords } from '../../../src/model/search/searchWords.ts';

const said = (text: string) =>
  searchWords(text).map(({ whole, parts }) => (parts.length === 0 ? whole : `${whole}=${parts.join('+')}`));

describe('searchWords', () => {
  const cases: readonly (readonly [string, readonly string[]])[] = [
    ['Delay a workflow.', ['delay', 'a', 'workflow']],
    ['$.flow.delay(15 * 60)', ['flowdelay=flow+delay', '15', '60']],
    ['defineComponent', ['definecomponent=define+component']],
    ['x-pd-nostore: 1', ['xpdnostore=x+pd+nostore', '1']],
    ['PIPEDREAM_API_KEY', ['pipedreamapikey=pipedream+api+key']],
    ['{{steps.trigger.event}}', ['stepstriggerevent=steps+trigger+event']],
    ['@pipedream/platform', ['pipedreamplatform=pipedream+platform']],
    ['WKWebView', ['wkwebview=wk+web+view']],
    ['Node.js’s and don’t', ['nodejs=node+js', 'and', 'dont=don+t']],
    ['/tmp', ['tmp']],
    ['Café, ÉCOLE', ['cafe', 'ecole']],
    ['日本語 v2', ['日本', '本語', 'v2']],
    // The sign for a long vowel is a letter of the word, and so are the marks that a keyboard writes apart.
    ['サーバー', ['サー', 'ーバ', 'バー']],
    ['人々', ['人々']],
    ['ガード', ['ガー', 'ード']],
    ['カ\u3099ード', ['ガー', 'ード']],
    ['ｶﾞｰﾄﾞ', ['ガー', 'ード']],
    // Words of Korean are written in one with their particles and with other words; file systems take syllables apart.
    ['서버를 API키', ['서버', '버를', 'api', '키']],
    ['서버값을'.normalize('NFD'), ['서버', '버값', '값을']],
    // As keyboards for Japanese and Chinese write Latin letters.
    ['ＡＰＩ ｖ２', ['api', 'v2']],
    ['ＷｅｂＨｏｏｋ', ['webhook=web+hook']],
    // Letters that are no other letter with an accent.
    ['Łódź, smørrebrød, Straße', ['lodz', 'smorrebrod', 'strasse']],
    ['Þór, œuvre, Æther, đang, ısı', ['thor', 'oeuvre', 'aether', 'dang', 'isi']],
    // Arabic writes its article in one with the word.
    ['الخطوات والخطوات بالخطوات للخطوات خطوات', ['خطوات', 'خطوات', 'خطوات', 'خطوات', 'خطوات']],
    ['إلى ألف والد', ['الي', 'الف', 'والد']],
    ['مكتبة مکتبه مكتـبة على علی', ['مكتبه', 'مكتبه', 'مكتبه', 'علي', 'علي']],
    // Where a long word may be broken, and a hyphen where none may.
    ['Daten\u00adbank, web\u2011hook', ['datenbank', 'webhook=web+hook']],
    ['نمی\u200cتوان', ['نميتوان=نمي+توان']],
    ['ශ්\u200dරී', ['ශර']],
    ['a日b', ['a', '日', 'b']],
    ['$ — …', []],
    ['', []],
  ];
  for (const [text, words] of cases) it(`reads \`${text}\``, () => assert.deepEqual(said(text), words));

  it('finds what is too long for a word by its parts alone', () => {
    const [word] = searchWords('https://api.example.com/v1/organisations/webhooks/subscriptions');
    assert.equal(word?.whole, '');
    assert.ok(word?.parts.includes('webhooks'));
    assert.deepEqual(said('x'.repeat(41)), []);
  });

  it('says where in the text each word stands, in order, and reads any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let last = 0;
        for (const { whole, parts, start, end } of searchWords(text)) {
          assert.ok(start < end && end <= text.length && start >= 0);
          // Pairs of characters of unspaced scripts overlap, by one and its mark.
          assert.ok(start >= last - 3);
          last = end;
          for (const word of [whole, ...parts]) assert.doesNotMatch(word, /[\s_.$]|[A-Z]/);
        }
      }),
    );
  });

  it('reads a text with and without other letters alike', () => {
    const text = 'Use $.flow.delay and WKWebView2 or x-pd-nostore';
    assert.deepEqual(said(text), said(`${text} ж`).slice(0, -1));
    const pieces = fc.constantFrom(...[..."ab1AZ_$@#.:/\\+'- \n(){}", "'s", '--', 'the ']);
    const ascii = fc.oneof(
      fc.string({ unit: 'binary-ascii' }),
      fc.array(pieces).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(ascii, (any) => assert.deepEqual(searchWords(any), searchWords(`${any} ж`).slice(0, -1))),
      { numRuns: 1_000 },
    );
  });
});

import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { ArtifactChange } from 'sarif';
import { sarifLog } from '../../../src/cli/report/sarifLog.ts';
import { type Diagnostic, type Fix, fixAtStart } from '../../../src/model/diagnostic.ts';
import { DIAGNOSTIC_CODES } from '../../../src/model/diagnosticCodes.ts';

const PLACE = { file: 'content/ä b.md', line: 3, column: 5, endColumn: 9 };

const BROKEN: Diagnostic = {
  severity: 'error',
  code: 'broken-link',
  message: 'There is no page `/x/`.',
  place: PLACE,
  hint: 'write `/y/`',
  related: [{ file: 'redirects.yaml', line: 1, column: 1 }],
  fix: { place: PLACE, was: '/x/', text: '/y/' },
};

/** The one run of a log, as other programs read it. */
function runOf(diagnostics: readonly Diagnostic[], prefix = '', notes: readonly string[] = []) {
  const log = JSON.parse(JSON.stringify(sarifLog(diagnostics, { prefix, notes })));
  assert.equal(log.version, '2.1.0');
  assert.equal(log.$schema, 'https://json.schemastore.org/sarif-2.1.0.json');
  assert.equal(log.runs.length, 1);
  return log.runs[0];
}

describe('sarifLog', () => {
  it('lists every code as a rule', () => {
    const { name, rules, semanticVersion } = runOf([]).tool.driver;
    assert.equal(name, 'docsgen');
    assert.match(semanticVersion, /^\d+\.\d+\.\d+/);
    assert.deepEqual(
      rules.map(({ id }: { id: string }) => id),
      Object.keys(DIAGNOSTIC_CODES),
    );
    // GitHub shows them as plain text.
    for (const { shortDescription } of rules) assert.match(shortDescription.text, /^\S[^`]*\.$/);
  });

  it('names a file as an address, whatever stands in its name', () => {
    const { results } = runOf([{ ...BROKEN, place: { ...PLACE, file: 'content/c# 100%?.md' } }]);
    const { artifactLocation } = results[0].locations[0].physicalLocation;
    assert.equal(artifactLocation.uri, 'content/c%23%20100%25%3F.md');
  });

  it('tells a correction that deletes a line', () => {
    const place = { file: 'content/a.md', line: 1, column: 1, endColumn: 3 };
    const { results } = runOf([{ ...BROKEN, fix: { place, was: '  \n', text: '' } }]);
    const [{ description, artifactChanges }] = results[0].fixes;
    assert.equal(description.text, 'Delete it');
    assert.deepEqual(artifactChanges[0].replacements, [
      { deletedRegion: { startLine: 1, startColumn: 1, endLine: 2, endColumn: 1 }, insertedContent: { text: '' } },
    ]);
  });

  it('tells a correction that adds a text, and one that leaves an empty line', () => {
    const described = (was: string, text: string) =>
      runOf([{ ...BROKEN, fix: { place: PLACE, was, text } }]).results[0].fixes?.[0].description.text;
    assert.equal(described('', 'alt="x"'), 'Write alt="x"');
    assert.equal(described('old\n', '\n'), 'Delete it');
  });

  it('tells a fault with its place in the repository, what takes part, and its correction', () => {
    const { results, tool, columnKind } = runOf([BROKEN], 'docs/');
    const artifactLocation = { uri: 'docs/content/%C3%A4%20b.md', uriBaseId: '%SRCROOT%' };
    const region = { startLine: 3, startColumn: 5, endColumn: 9 };
    assert.equal(columnKind, 'utf16CodeUnits');
    assert.equal(tool.driver.rules[results[0].ruleIndex].id, 'broken-link');
    assert.deepEqual(results, [
      {
        ruleId: 'broken-link',
        ruleIndex: results[0].ruleIndex,
        level: 'error',
        message: { text: 'There is no page `/x/`. Hint: write `/y/`' },
        locations: [{ physicalLocation: { artifactLocation, region } }],
        relatedLocations: [
          {
            id: 0,
            physicalLocation: {
              artifactLocation: { uri: 'docs/redirects.yaml', uriBaseId: '%SRCROOT%' },
              region: { startLine: 1, startColumn: 1 },
            },
          },
        ],
        fixes: [
          {
            description: { text: 'Write /y/' },
            artifactChanges: [
              { artifactLocation, replacements: [{ deletedRegion: region, insertedContent: { text: '/y/' } }] },
            ],
          },
        ],
      },
    ]);
  });

  it('makes one change of corrections that belong together', () => {
    const fix = { place: PLACE, was: 'A', text: 'B', with: [{ place: { ...PLACE, line: 9 }, was: 'A', text: 'C' }] };
    const [{ fixes }] = runOf([{ ...BROKEN, fix }]).results;
    const [{ replacements }, ...others] = fixes[0].artifactChanges;
    assert.deepEqual(others, []);
    assert.deepEqual(
      replacements.map((one: { deletedRegion: { startLine: number }; insertedContent: { text: string } }) => [
        one.deletedRegion.startLine,
        one.insertedContent.text,
      ]),
      [
        [3, 'B'],
        [9, 'C'],
      ],
    );
  });

  it('tells of all files that a correction touches', () => {
    const line = { place: { ...PLACE, file: 'content/a.md', line: 2 }, was: '', text: 'order: 1\n' };
    const other = { ...line, place: { ...line.place, file: 'content/b.md' } };
    const changed = (fix: Fix) => {
      const [one] = runOf([{ ...BROKEN, fix }]).results[0].fixes;
      return [
        one.description.text,
        ...one.artifactChanges.map((change: ArtifactChange) => [
          change.artifactLocation.uri,
          ...change.replacements.map(({ insertedContent }) => insertedContent?.text),
        ]),
      ];
    };
    assert.deepEqual(changed({ place: PLACE, was: 'A', text: 'B', beside: [line] }), [
      'Write B, and correct content/a.md',
      ['content/%C3%A4%20b.md', 'B'],
      ['content/a.md', 'order: 1\n'],
    ]);
    // Only those beside it say something, two of them in one file.
    assert.deepEqual(changed({ ...fixAtStart('content/_meta.json'), beside: [line, other, line] }), [
      'Correct content/a.md, content/b.md',
      ['content/a.md', 'order: 1\n', 'order: 1\n'],
      ['content/b.md', 'order: 1\n'],
    ]);
  });

  // No such log can say it, and a page would include a part that is not there.
  it('tells no correction that renames a file', () => {
    const renaming = { place: PLACE, was: '', text: '', renamedTo: 'a.mdx' };
    const including = { place: PLACE, was: 'a.mdx', text: '_a.mdx', beside: [renaming] };
    for (const fix of [renaming, including, { ...fixAtStart('a.md'), deletes: true as const }])
      assert.equal(runOf([{ ...BROKEN, fix }]).results[0].fixes, undefined);
  });

  // GitHub refuses a whole log where one result has no place: "expected at least one location".
  it('tells a fault without place, hint or correction at the configuration of the site', () => {
    const { results } = runOf([{ severity: 'warning', code: 'empty-page', message: 'Nothing.' }], 'docs/');
    assert.deepEqual(Object.keys(results[0]), ['ruleId', 'ruleIndex', 'level', 'message', 'locations']);
    const { artifactLocation, region } = results[0].locations[0].physicalLocation;
    assert.equal(artifactLocation.uri, 'docs/site/config.ts');
    assert.deepEqual(region, { startLine: 1, startColumn: 1 });
    assert.deepEqual(results[0].message, { text: 'Nothing.' });
  });

  it('says what was not looked at', () =>
    assert.deepEqual(runOf([], '', ['no gofmt']).invocations, [
      { executionSuccessful: true, toolExecutionNotifications: [{ level: 'note', message: { text: 'no gofmt' } }] },
    ]));
});

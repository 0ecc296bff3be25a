import { Island } from 'docsgen';
import type { ReactElement, ReactNode } from 'react';
import mappings from '../data/python-import-mappings.json' with { type: 'json' };
import { MappingFilter } from '../islands/MappingFilter.tsx';

const TABLE_ID = 'python-mappings';

/** Imports of modules within another: the data names the module alone, and `import bigquery` finds nothing. */
const OWN_STATEMENTS: Readonly<Record<string, string>> = {
  'google-cloud-bigquery': 'from google.cloud import bigquery',
};

/** PyPI packages whose import name differs, as a table that can be filtered; every row is there without scripts. */
export function PythonMappings(): ReactElement {
  const rows = Object.entries(mappings);
  const filter = { table: TABLE_ID, total: rows.length };
  return (
    <>
      <Island name="MappingFilter" props={filter}>
        <MappingFilter {...filter} />
      </Island>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls must be reachable by keyboard. */}
      <section className="table-scroll mappings" tabIndex={0} aria-label="Import names of PyPI packages">
        <table id={TABLE_ID}>
          <thead>
            <tr>
              <th scope="col">PyPI package name</th>
              <th scope="col">Import into Pipedream with</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(([packageName, moduleName]) => (
              <tr key={packageName}>
                <td>
                  <a href={`https://pypi.org/project/${packageName}/`} rel="noopener">
                    {breakable(packageName)}
                  </a>
                </td>
                <td>
                  <code>{OWN_STATEMENTS[packageName] ?? breakable(`import ${moduleName}`)}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

/** Shorter names fit into their column on a phone. */
const LONG_NAME = 18;

/** A name that breaks between its words where it must; the browser sees no word end in `bzr_bash_completion`. */
const breakable = (name: string): ReactNode =>
  name.length < LONG_NAME
    ? name
    : name.split(/(?<=[._])/).reduce<ReactNode>(
        (start, part) => (
          <>
            {start}
            {start && <wbr />}
            {part}
          </>
        ),
        '',
      );

import { Island } from 'docsgen';
import type { ReactElement } from 'react';
import mappings from '../data/python-import-mappings.json' with { type: 'json' };
import { MappingFilter } from '../islands/MappingFilter.tsx';

const TABLE_ID = 'python-mappings';

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
                    {packageName}
                  </a>
                </td>
                <td>
                  <code>{`import ${moduleName}`}</code>
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}

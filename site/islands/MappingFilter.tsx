import { type ReactElement, useEffect, useRef, useState } from 'react';
import { mappingMatches } from './mappingMatches.ts';

export interface MappingFilterProps {
  /** Id of the table whose rows are filtered: package name in the first cell, `import …` in the second. */
  readonly table: string;
  /** Number of its rows. */
  readonly total: number;
}

/** Search box over the table of import names. All rows are in the page's HTML: it hides those that do not match. */
export function MappingFilter({ table, total }: MappingFilterProps): ReactElement {
  const input = useRef<HTMLInputElement>(null);
  const [shown, setShown] = useState(total);

  const filter = () => setShown(showMatches(table, input.current?.value ?? ''));

  // What was typed before the scripts arrived, or kept by the browser over a reload, counts too.
  useEffect(() => {
    if (input.current?.value) setShown(showMatches(table, input.current.value));
  }, [table]);

  return (
    <div className="mapping-filter needs-js">
      {/* A browser that translates the page changes texts before React sees them: let it. */}
      <label htmlFor={`${table}-filter`} suppressHydrationWarning>
        Search PyPI packages and modules
      </label>
      <input
        ref={input}
        id={`${table}-filter`}
        type="search"
        placeholder="PyPI package name"
        aria-controls={table}
        aria-describedby={`${table}-filter-hint`}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onInput={filter}
      />
      {/* Only where there is something to type into. */}
      <p id={`${table}-filter-hint`} suppressHydrationWarning>
        Type part of a package name or of an import name, in upper or lower case.
      </p>
      <p role="status" suppressHydrationWarning>
        {statusText(shown, total)}
      </p>
    </div>
  );
}

function showMatches(table: string, query: string): number {
  const rows = document.querySelectorAll<HTMLTableRowElement>(`#${CSS.escape(table)} tbody tr`);
  let shown = 0;
  for (const row of rows) {
    const [packageName = '', statement = ''] = Array.from(row.cells, (cell) => cell.textContent ?? '');
    row.hidden = !mappingMatches(packageName, statement.replace(/^import /, ''), query);
    if (!row.hidden) shown += 1;
  }
  return shown;
}

function statusText(shown: number, total: number): string {
  if (shown === total) return `${inWords(total)} packages`;
  if (shown === 0) return 'No package matches. It may still work with a magic comment.';
  return `${inWords(shown)} of ${inWords(total)} packages`;
}

// One locale for server and browser, or hydration would find another text.
const inWords = (count: number) => count.toLocaleString('en-US');

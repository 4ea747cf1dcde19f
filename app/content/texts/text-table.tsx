import { LinkedText } from './linked-text';
import type { PageTextTable } from './page-text';

/**
 * A table of text. On phones its rows become short lists; the roles are repeated, because changing `display` removes
 * the table semantics.
 */
export function TextTable({ table }: { table: PageTextTable }) {
  return (
    <table className={table.columns ? 'text-table' : 'text-table text-table--pairs'} role="table">
      <caption className="visually-hidden">{table.caption}</caption>
      {table.columns ? (
        <thead role="rowgroup">
          <tr role="row">
            {table.columns.map((column) => (
              <th key={column} scope="col" role="columnheader">
                {column}
              </th>
            ))}
          </tr>
        </thead>
      ) : null}
      <tbody role="rowgroup">
        {table.rows.map(([name = '', ...cells]) => (
          <tr key={name} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            {cells.map((cell, index) => (
              <td key={index} role="cell" data-label={table.columns?.[index + 1]}>
                <LinkedText text={cell} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

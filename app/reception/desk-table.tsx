type DeskTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
  /** The row of totals. */
  total?: readonly string[] | undefined;
};

/**
 * A table of figures: the first column names the row, the others are numbers. It scrolls on its own on narrow screens.
 */
export function DeskTable({ caption, columns, rows, total }: DeskTableProps) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region must be reachable by keyboard
    <div className="desk-table" role="region" aria-label={caption} tabIndex={0}>
      <table>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <Cells cells={cells} />
            </tr>
          ))}
        </tbody>
        {total ? (
          <tfoot>
            <tr>
              <th scope="row">{total[0]}</th>
              <Cells cells={total.slice(1)} />
            </tr>
          </tfoot>
        ) : null}
      </table>
    </div>
  );
}

function Cells({ cells }: { cells: readonly string[] }) {
  return cells.map((cell, index) => (
    <td key={index} className="tabular">
      {cell}
    </td>
  ));
}

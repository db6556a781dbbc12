type ChartTableProps = {
  caption: string;
  columns: readonly string[];
  rows: readonly { key: string; cells: readonly string[] }[];
};

/** The figures of a chart for screen readers. The first cell of a row is its heading. */
export function ChartTable({ caption, columns, rows }: ChartTableProps) {
  return (
    // sr-only on the table itself would not work: a table is never narrower than its text.
    <div className="sr-only">
      <table>
        <caption>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [heading, ...figures] }) => (
            <tr key={key}>
              <th scope="row">{heading}</th>
              {figures.map((figure, index) => (
                <td key={columns[index + 1]}>{figure}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

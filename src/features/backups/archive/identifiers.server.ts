import pg from 'pg';

const quoted = pg.escapeIdentifier;

/** The name of a table or sequence for SQL. */
export const nameOf = ({ schema, name }: { schema: string; name: string }): string =>
  `${quoted(schema)}.${quoted(name)}`;

export const columnsOf = ({ columns }: { columns: string[] }): string =>
  columns.map((column) => quoted(column)).join(', ');

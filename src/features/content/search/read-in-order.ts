/** The rows of these hits, in the order of the hits. Without hits nothing is read. */
export async function readInOrder<Row extends { id: string }>(
  ids: string[],
  read: (values: { ids: string[] }) => Promise<Row[]>,
): Promise<Row[]> {
  if (ids.length === 0) return [];
  const byId = new Map((await read({ ids })).map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

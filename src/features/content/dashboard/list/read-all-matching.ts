import type { QueryClient } from '@tanstack/react-query';
import type { BulkChange } from '../../bulk/schema.ts';
import { BULK_MOST } from '../../bulk/schema.ts';
import type { ContentFilter } from '../../list/filter.ts';
import { contentPage } from '../content-calls.ts';

export type Chosen = BulkChange['items'][number];

const PAGE = 100;

/** The ids and versions of all contents that match a filter, as many as one change may have. */
export async function readAllMatching(
  client: QueryClient,
  filter: Partial<ContentFilter>,
): Promise<Chosen[]> {
  const found = new Map<string, Chosen>();
  for (let page = 1; found.size < BULK_MOST; page += 1) {
    const { data, total } = await client.fetchQuery({
      ...contentPage({ ...filter, page, pageSize: PAGE }),
      staleTime: 0,
    });
    for (const { id, version } of data) found.set(id, { id, version });
    if (page * PAGE >= total) break;
  }
  return [...found.values()].slice(0, BULK_MOST);
}

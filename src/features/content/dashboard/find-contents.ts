import type { FoundRecord } from '../../../dashboard/kit/feature.ts';
import { say } from '../../../dashboard/kit/language/language.ts';
import { queryClient } from '../../../dashboard/kit/query-client.ts';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { contentRoutes } from '../contract.ts';

/** The contents that the command palette shows for these words. */
export async function findContents(words: string): Promise<FoundRecord[]> {
  const { data } = await queryClient.fetchQuery(
    read(contentRoutes.list, { query: { q: words, pageSize: 5 } }),
  );
  return data.map(({ id, title, category, state }) => ({
    to: `/dashboard/blog/${id}`,
    title,
    note: [say(`content:categories.${category}.name`), say(`content:editor.state.${state}`)].join(
      ' · ',
    ),
  }));
}

import type { FoundRecord } from '../../../../dashboard/kit/feature.ts';
import { say } from '../../../../dashboard/kit/language/language.ts';
import { queryClient } from '../../../../dashboard/kit/query-client.ts';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { userRoutes } from '../contract.ts';

/** The users that the command palette shows for these words. */
export async function findUsers(words: string): Promise<FoundRecord[]> {
  const { data } = await queryClient.fetchQuery(
    read(userRoutes.list, { query: { q: words, pageSize: 5 } }),
  );
  return data.map(({ id, fullName, email, role }) => ({
    to: `/dashboard/users/${id}`,
    title: fullName,
    note: `${say(`auth:role.${role}`)} · ${email}`,
  }));
}

import type { FoundRecord } from '../../../../dashboard/kit/feature.ts';
import { say } from '../../../../dashboard/kit/language/language.ts';
import { queryClient } from '../../../../dashboard/kit/query-client.ts';
import { userPage } from './user-calls.ts';

/** The users that the command palette shows for these words. */
export async function findUsers(words: string): Promise<FoundRecord[]> {
  const { data } = await queryClient.fetchQuery(userPage({ q: words, pageSize: 5 }));
  return data.map(({ id, fullName, email, role }) => ({
    to: `/dashboard/users/${id}`,
    title: fullName,
    note: `${say(`auth:role.${role}`)} · ${email}`,
  }));
}

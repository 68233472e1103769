import type { FoundRecord } from '../../../../dashboard/kit/feature.ts';
import { say } from '../../../../dashboard/kit/language/language.ts';
import { queryClient } from '../../../../dashboard/kit/query-client.ts';
import { applicationPage } from './application-calls.ts';

/** The applications that the command palette shows for a name or a code. */
export async function findApplications(words: string): Promise<FoundRecord[]> {
  const { data } = await queryClient.fetchQuery(applicationPage({ q: words, pageSize: 5 }));
  return data.map(({ id, name, surname, code, status }) => ({
    to: `/dashboard/applications/${id}/details`,
    title: `${name} ${surname}`,
    note: `${code} · ${say(`applications:status.${status}`)}`,
  }));
}

import type { Database } from '../../platform/database/client.server.ts';
import { getParty } from '../party/operations.server.ts';

export interface NamedUser {
  username: string;
  email: string;
  name: string;
  surname: string;
}

/** What somebody who knows a user would try first. */
export async function personalWordsOf(db: Database, user: NamedUser): Promise<string[]> {
  const { name, shortName } = await getParty(db);
  return [user.username, user.email, user.name, user.surname, name, shortName];
}

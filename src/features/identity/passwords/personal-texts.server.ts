import type { Database } from '../../../platform/database/client.server.ts';
import { getParty } from '../../party/operations.server.ts';

export interface NamedUser {
  username: string;
  email: string;
  name: string;
  surname: string;
}

/** Texts whose words an attacker who knows the user tries first. */
export async function personalTextsOf(db: Database, user: NamedUser): Promise<string[]> {
  const { name, shortName } = await getParty(db);
  return [user.username, user.email, user.name, user.surname, name, shortName];
}

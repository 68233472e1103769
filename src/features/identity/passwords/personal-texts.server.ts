import type { Operation } from '../../../platform/operation.server.ts';
import { PARTY_NAMES } from '../users/party-names.server.ts';

export interface NamedUser {
  username: string;
  email: string;
  name: string;
  surname: string;
}

/** Texts whose words an attacker who knows the user tries first. */
export async function personalTextsOf(
  { read }: Pick<Operation, 'read'>,
  user: NamedUser,
): Promise<string[]> {
  const { name, shortName } = await read(PARTY_NAMES)();
  return [user.username, user.email, user.name, user.surname, name, shortName];
}

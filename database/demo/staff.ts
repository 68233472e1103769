import { randomBytes } from 'node:crypto';
import { users } from '../../src/features/identity/users/tables.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import { hashPassword } from '../../src/platform/password.server.ts';
import { readPhone } from '../../src/platform/read-phone.ts';
import { slugOf } from '../../src/platform/slug.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Row = typeof users.$inferInsert;
interface DemoColleague extends Pick<Row, 'role' | 'status' | 'panelAccess' | 'address'> {
  name: string;
  surname: string;
  phone?: string;
  /** Time since the last sign-in in ms; null: never. */
  signedInAgo: number | null;
  joinedAgo: number;
}

const COLLEAGUES: DemoColleague[] = [
  {
    name: 'Aslı',
    surname: 'Bayraktar',
    role: 'admin',
    phone: '0312 000 00 11',
    address: 'Ufuk Sokağı 12, Çankaya, Ankara',
    signedInAgo: 3 * HOUR_MS,
    joinedAgo: 900 * DAY_MS,
  },
  {
    name: 'Deniz',
    surname: 'Okumuş',
    role: 'editor',
    phone: '0312 000 00 12',
    signedInAgo: 12 * MINUTE_MS,
    joinedAgo: 640 * DAY_MS,
  },
  {
    name: 'Elif',
    surname: 'Karahan',
    role: 'editor',
    signedInAgo: HOUR_MS,
    joinedAgo: 410 * DAY_MS,
  },
  {
    name: 'Halil',
    surname: 'Çetintaş',
    role: 'user',
    panelAccess: false,
    signedInAgo: null,
    joinedAgo: 21 * DAY_MS,
  },
  {
    name: 'Işıl',
    surname: 'Özdemirci',
    role: 'user',
    signedInAgo: 4 * DAY_MS,
    joinedAgo: 95 * DAY_MS,
  },
  {
    name: 'Murat',
    surname: 'Sezgin',
    role: 'editor',
    phone: '0232 000 00 13',
    signedInAgo: 26 * HOUR_MS,
    joinedAgo: 300 * DAY_MS,
  },
  {
    name: 'Pınar',
    surname: 'Yalçınkaya',
    role: 'admin',
    signedInAgo: 2 * DAY_MS,
    joinedAgo: 760 * DAY_MS,
  },
  {
    name: 'Şükrü',
    surname: 'Ünalmış',
    role: 'user',
    status: 'inactive',
    signedInAgo: 240 * DAY_MS,
    joinedAgo: 880 * DAY_MS,
  },
  {
    name: 'Yasemin',
    surname: 'Gökalp',
    role: 'editor',
    status: 'inactive',
    panelAccess: false,
    signedInAgo: 92 * DAY_MS,
    joinedAgo: 520 * DAY_MS,
  },
];

const usernameOf = ({ name, surname }: Pick<DemoColleague, 'name' | 'surname'>): string =>
  `${slugOf(name)}.${slugOf(surname)}`;

export const DEMO_USERNAMES = COLLEAGUES.map(usernameOf);

/**
 * Colleagues of the first admin. Their password is random and not stored, and no e-mail is sent, so
 * nobody can sign in as them before an admin invites them. Returns their ids.
 */
export async function loadStaff(op: Operation): Promise<string[]> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
  const before = (ago: number) => new Date(op.now.getTime() - ago);
  const rows = COLLEAGUES.map(({ signedInAgo, joinedAgo, phone = '', ...colleague }) => {
    const username = usernameOf(colleague);
    return {
      ...colleague,
      // A user who has never signed in has an open invitation. An admin without a password does not
      // count where the last admin must stay.
      passwordHash: signedInAgo === null || colleague.role === 'admin' ? null : passwordHash,
      username,
      email: `${username}@ufuk.example`,
      phone: readPhone(phone) ?? '',
      lastSignInAt: signedInAgo === null ? null : before(signedInAgo),
      createdAt: before(joinedAgo),
      updatedAt: before(joinedAgo),
    };
  });
  // An installation may already have such a user.
  const made = await op.db
    .insert(users)
    .values(rows)
    .onConflictDoNothing()
    .returning({ id: users.id });
  return made.map(({ id }) => id);
}

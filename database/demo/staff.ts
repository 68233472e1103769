import { randomBytes } from 'node:crypto';
import { userBranches, users } from '../../src/features/identity/users/tables.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import { hashPassword } from '../../src/platform/password.server.ts';
import { readPhone } from '../../src/platform/read-phone.ts';
import { slugOf } from '../../src/platform/slug.ts';
import { readBranchIds } from './load-branches.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

type Row = typeof users.$inferInsert;
interface DemoColleague extends Pick<Row, 'role' | 'status' | 'panelAccess' | 'address'> {
  name: string;
  surname: string;
  phone?: string;
  /** Names of the branches to which the account is limited; without it: national. */
  branches?: readonly string[];
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
  {
    name: 'Barış',
    surname: 'Elmasoğlu',
    role: 'editor',
    branches: ['Çankaya, Ankara'],
    signedInAgo: 20 * HOUR_MS,
    joinedAgo: 180 * DAY_MS,
  },
  {
    name: 'Gülay',
    surname: 'Sancaktar',
    role: 'admin',
    branches: ['Ankara'],
    phone: '0312 000 00 14',
    signedInAgo: 2 * HOUR_MS,
    joinedAgo: 430 * DAY_MS,
  },
  {
    name: 'Nesrin',
    surname: 'Koçyiğitli',
    role: 'editor',
    branches: ['Beşiktaş, İstanbul', 'Kadıköy, İstanbul'],
    signedInAgo: 5 * HOUR_MS,
    joinedAgo: 260 * DAY_MS,
  },
  {
    name: 'Sedat',
    surname: 'Akyürekli',
    role: 'editor',
    branches: ['Bornova, İzmir', 'Karşıyaka, İzmir'],
    phone: '0232 000 00 15',
    signedInAgo: 3 * DAY_MS,
    joinedAgo: 150 * DAY_MS,
  },
  {
    name: 'Tuncay',
    surname: 'Bahadırlı',
    role: 'editor',
    branches: ['Bursa', 'Eskişehir'],
    signedInAgo: 28 * HOUR_MS,
    joinedAgo: 340 * DAY_MS,
  },
];

const usernameOf = ({ name, surname }: Pick<DemoColleague, 'name' | 'surname'>): string =>
  `${slugOf(name)}.${slugOf(surname)}`;

export const DEMO_USERNAMES = COLLEAGUES.map(usernameOf);

/** Who is limited to which branches: their names by username. */
export const DEMO_BRANCH_STAFF: ReadonlyMap<string, readonly string[]> = new Map(
  COLLEAGUES.flatMap((colleague) =>
    colleague.branches ? [[usernameOf(colleague), colleague.branches]] : [],
  ),
);

/**
 * Colleagues of the first admin. Their password is random and not stored, and no e-mail is sent, so
 * nobody can sign in as them before a new password was chosen with a link. Call it after the branches.
 * Returns their ids.
 */
export async function loadStaff(op: Operation): Promise<string[]> {
  const passwordHash = await hashPassword(randomBytes(32).toString('base64'));
  const before = (ago: number) => new Date(op.now.getTime() - ago);
  const rows = COLLEAGUES.map(({ signedInAgo, joinedAgo, phone = '', branches, ...colleague }) => {
    const username = usernameOf(colleague);
    return {
      ...colleague,
      isNational: !branches,
      // A user who has never signed in has an open invitation. A national admin without a password does
      // not count where the last admin must stay.
      passwordHash:
        signedInAgo === null || (colleague.role === 'admin' && !branches) ? null : passwordHash,
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
    .returning({ id: users.id, username: users.username });
  const branchIds = await readBranchIds(op.db);
  const limits = made.flatMap(({ id, username }) =>
    (DEMO_BRANCH_STAFF.get(username) ?? []).flatMap((name) => {
      const branchId = branchIds.get(name);
      return branchId ? [{ userId: id, branchId }] : [];
    }),
  );
  if (limits.length > 0) await op.db.insert(userBranches).values(limits);
  return made.map(({ id }) => id);
}

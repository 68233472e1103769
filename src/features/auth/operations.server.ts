import { sql } from 'drizzle-orm';
import { unauthenticated } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { checkPassword } from '../../platform/password.server.ts';
import { startSession } from '../sessions/operations.server.ts';
import { users } from '../users/tables.server.ts';
import { abilitiesOf } from './policy.ts';
import type { LoginRequest, SessionUser } from './schema.ts';

/**
 * Signs in by e-mail or username. Unknown name, wrong password, inactive user and a closed panel
 * get the same refusal after the same work.
 */
export async function signIn(
  op: Operation,
  key: Buffer,
  request: LoginRequest,
  from: { userAgent: string; address: string },
) {
  const name = request.username.toLowerCase();
  const [user] = await op.db
    .select()
    .from(users)
    .where(sql`lower(${users.username}) = ${name} or lower(${users.email}) = ${name}`)
    .orderBy(sql`lower(${users.email}) = ${name} desc`)
    .limit(1);
  const right = await checkPassword(user?.passwordHash ?? null, request.password);
  if (!user || !right || user.status !== 'active' || !user.panelAccess) {
    throw unauthenticated('wrongSignIn');
  }
  return { grant: await startSession(op, key, user.id, from), user: toSessionUser(user) };
}

function toSessionUser(user: typeof users.$inferSelect): SessionUser {
  const { id, username, email, name, surname, role } = user;
  return {
    id,
    username,
    email,
    name,
    surname,
    role,
    can: abilitiesOf(role),
    mustSetUpTwoStep: false,
  };
}

import { sql } from 'drizzle-orm';
import { users } from './tables.server.ts';

/**
 * Finds an account by its e-mail or its username, the e-mail first: add `limit(1)`. The database
 * folds both values, because JavaScript folds İ and ı differently.
 */
export function byEitherName(given: string) {
  const name = sql`lower(${given})`;
  return {
    where: sql`lower(${users.username}) = ${name} or lower(${users.email}) = ${name}`,
    order: sql`lower(${users.email}) = ${name} desc`,
  };
}

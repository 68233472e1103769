import { sql } from 'drizzle-orm';
import type { Queryable } from '../database/client.server.ts';

/**
 * The role without sign-in as which the statements of limited accounts run, so that row security holds
 * for them; it does not hold for the owner of the tables. It is named after the account that owns them.
 */
export const LIMITED_ROLE = `session_user || '_limited'`;

/** Schemas whose tables requests use. */
const SCHEMAS = ['public', 'pgboss'];

/**
 * Makes the role if the account may do that, and gives it what the tables of this release need. Row security
 * that was switched off is switched on again.
 * Accounts that are limited to branches can be used only if the result is null.
 * @returns what the operator has to do, as SQL; null if nothing
 */
export async function prepareLimitedRole(db: Pick<Queryable, 'execute'>): Promise<string | null> {
  const facts = await readFacts(db);
  const making = makingOf(facts);
  if (making.length > 0 && !facts.mayMake) return `${making.join('; ')};`;
  for (const statement of making) await db.execute(statement);
  // Of a record that nobody protects, limited accounts would see those of all branches.
  for (const table of facts.unprotected) await db.execute(protect(table));
  if (facts.isReady) return null;
  // Jobs make their tables later in the first start; those get the rights that are declared here.
  await db.execute('create schema if not exists pgboss');
  for (const schema of SCHEMAS)
    for (const grant of grantsOn(schema, facts.role)) await db.execute(grant);
  return null;
}

/**
 * What keeps accounts of branches out now, read without a change: the statements, as SQL, that an
 * administrator of the database runs before the next start; null if nothing does.
 */
export async function whyNoLimitedRole(db: Pick<Queryable, 'execute'>): Promise<string | null> {
  const facts = await readFacts(db);
  const statements = [
    ...makingOf(facts),
    ...facts.unprotected.map(protect),
    ...(facts.isReady ? [] : SCHEMAS.flatMap((one) => grantsOn(one, facts.role))),
  ];
  return statements.length > 0 ? `${statements.join('; ')};` : null;
}

const protect = (table: string) => `alter table ${table} enable row level security`;

async function readFacts(db: Pick<Queryable, 'execute'>): Promise<Facts> {
  const { rows } = await db.execute<Facts>(FACTS);
  const [facts] = rows;
  if (!facts) throw new Error('The roles of the database were not read.');
  return facts;
}

/** What makes the role, and lets the account act as it. */
const makingOf = ({ exists, canBe, role, owner }: Facts): string[] => [
  ...(exists ? [] : [`create role ${role} nologin`]),
  ...(canBe ? [] : [`grant ${role} to ${owner} with inherit false, set true`]),
];

type Facts = {
  /** Names as SQL identifiers. */
  role: string;
  owner: string;
  exists: boolean;
  /** The account may act as the role. */
  canBe: boolean;
  /** The account may make roles. */
  mayMake: boolean;
  /** Every table is open to the role. */
  isReady: boolean;
  /** Tables with a branch or with a rule about branches, whose row security is switched off. */
  unprotected: string[];
};

const LISTED = sql.raw(`('${SCHEMAS.join("', '")}')`);
const FACTS = sql`
  select quote_ident(session_user || '_limited') as role, quote_ident(session_user) as owner,
    limited.oid is not null as exists,
    coalesce(pg_has_role(session_user, limited.oid, 'set'), false) as "canBe",
    own.rolsuper or own.rolcreaterole as "mayMake",
    limited.oid is not null and not exists (
      select from pg_class
      where relnamespace = any(select oid from pg_namespace where nspname in ${LISTED})
        and relkind in ('r', 'p', 'v')
        and not has_table_privilege(limited.oid, pg_class.oid, 'select')
    ) and exists (select from pg_namespace where nspname = 'pgboss') as "isReady",
    array(select pg_class.oid::regclass::text from pg_class
      where relkind in ('r', 'p') and not relrowsecurity
        and relnamespace = any(select oid from pg_namespace where nspname in ${LISTED})
        and (exists (select from pg_attribute
            where attrelid = pg_class.oid and attname = 'branch_id' and not attisdropped)
          or exists (select from pg_policy where polrelid = pg_class.oid and polname ^@ 'branches'))
    ) as unprotected
  from pg_roles own left join pg_roles limited on limited.rolname = session_user || '_limited'
  where own.rolname = session_user`;

/** Also of tables that a later release makes. */
const grantsOn = (schema: string, role: string): string[] => [
  `grant usage on schema ${schema} to ${role}`,
  `grant select, insert, update, delete on all tables in schema ${schema} to ${role}`,
  `grant usage, select on all sequences in schema ${schema} to ${role}`,
  `alter default privileges in schema ${schema}
      grant select, insert, update, delete on tables to ${role}`,
  `alter default privileges in schema ${schema} grant usage, select on sequences to ${role}`,
];

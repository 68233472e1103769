import { type SQL, sql } from 'drizzle-orm';
import { demoRecords } from '../../platform/demo/tables.server.ts';
import { emptyIf } from '../../platform/empty-pages.server.ts';
import type { FirstStep } from '../../platform/first-step.server.ts';
import { STATIC_PAGES, type StaticPage } from '../static-pages/contract.ts';
import { partyPartPath } from './parts.ts';
import { PRODUCT_NAME } from './schema.ts';
import { party } from './tables.server.ts';

/** Whether the party has a text of its own: neither empty nor as it came with the demo. */
const hasOwn = (field: 'name' | 'address' | 'phone' | 'email') => sql`exists (
  select from ${party} p where coalesce(p.data ->> ${field}::text, '') not in ('', ${PRODUCT_NAME})
    and not exists (select from ${demoRecords} d
      where d.kind = 'party' and d.value ->> ${field}::text = p.data ->> ${field}::text))`;

export const partySteps: FirstStep[] = [
  { name: 'identity', isDone: hasOwn('name') },
  {
    name: 'contact',
    isDone: sql`${hasOwn('address')} and (${hasOwn('phone')} or ${hasOwn('email')})`,
  },
];

/** Whether none of these texts and lists of the party is filled in. */
const isWithout = (...fields: string[]): SQL => sql`not exists (select from party p
  where ${sql.join(
    fields.map(
      (field) =>
        sql`coalesce(p.data #>> ${`{${field.replace('.', ',')}}`}::text[], '') not in ('', '[]')`,
    ),
    sql` or `,
  )})`;

const hasNoText = (page: StaticPage): SQL =>
  sql`not exists (select from static_pages where page = ${page})`;

/** The pages about the party, while it has not filled them in. */
export const emptyPartyPages: SQL[] = [
  emptyIf(
    { path: STATIC_PAGES.about, fill: partyPartPath('about') },
    sql`${hasNoText('about')}
      and ${isWithout('about.lead', 'about.text', 'about.history', 'about.organisation', 'principles')}`,
  ),
  emptyIf(
    { path: '/iletisim', fill: partyPartPath('contact') },
    isWithout('address', 'phone', 'email', 'whatsapp', 'offices'),
  ),
  emptyIf(
    { path: STATIC_PAGES.donation, fill: partyPartPath('donation') },
    sql`${hasNoText('donation')} and ${isWithout('donation.accounts')}`,
  ),
];

import { sql } from 'drizzle-orm';
import { demoRecords } from '../../platform/demo/tables.server.ts';
import type { FirstStep } from '../../platform/first-step.server.ts';
import { UNNAMED_PARTY } from './schema.ts';
import { party } from './tables.server.ts';

/** Whether the party has a text of its own: neither empty nor as it came with the demo. */
const hasOwn = (field: 'name' | 'address' | 'phone' | 'email') => sql`exists (
  select from ${party} p where coalesce(p.data ->> ${field}::text, '') not in ('', ${UNNAMED_PARTY.name})
    and not exists (select from ${demoRecords} d
      where d.kind = 'party' and d.value ->> ${field}::text = p.data ->> ${field}::text))`;

export const partySteps: FirstStep[] = [
  { name: 'identity', isDone: hasOwn('name') },
  {
    name: 'contact',
    isDone: sql`${hasOwn('address')} and (${hasOwn('phone')} or ${hasOwn('email')})`,
  },
];

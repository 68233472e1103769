import type { PgBoss, ScheduleOptions } from 'pg-boss';
import { ISTANBUL } from '../istanbul.ts';
import type { AnyJobKind } from './job-kind.server.ts';

/** Stores the schedules of the recurring jobs, and removes those that this version no longer has. */
export async function updateSchedules(
  boss: PgBoss,
  kinds: AnyJobKind[],
  optionsOf: (kind: AnyJobKind) => ScheduleOptions,
): Promise<void> {
  const recurring = kinds.filter((kind) => kind.cron);
  for (const kind of recurring)
    await boss.schedule(kind.name, kind.cron as string, kind.schema.parse({}) as object, {
      ...optionsOf(kind),
      tz: ISTANBUL,
      missed: 'once',
    });
  const names = new Set(recurring.map(({ name }) => name));
  for (const { name } of await boss.getSchedules())
    if (!names.has(name)) await boss.unschedule(name);
}

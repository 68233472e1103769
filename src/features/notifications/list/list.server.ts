import type { NotificationKind } from '../../../platform/notify.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { requireStaff } from '../../../platform/require.ts';
import { kindsOf } from '../kinds.server.ts';
import { canHaveNotifications } from '../policy.ts';
import type { NotificationList } from '../schema.ts';
import { entriesOf } from './entries.ts';
import { readRows } from './read-rows.server.ts';

/** The notifications of the signed-in user, newest first. Throws 401. */
export async function listNotifications(
  op: Operation,
  kinds: readonly NotificationKind[],
): Promise<NotificationList> {
  const { id, role } = requireStaff(op.actor, canHaveNotifications);
  const own = kindsOf(kinds, role);
  const counted = new Set(own.filter(({ isCounted }) => isCounted).map(({ name }) => name));
  const { entries, ...rest } = entriesOf(await readRows(op.db, id, own), (kind) =>
    counted.has(kind),
  );
  const ids = entries.map(({ actorId }) => actorId).filter((one) => one !== null);
  const names = await op.audit.actors.findNames(op.db, [...new Set(ids)]);
  return {
    ...rest,
    entries: entries.map(({ actorId, ...entry }) => ({
      ...entry,
      actor: (actorId && names.get(actorId)) || '',
    })),
  };
}

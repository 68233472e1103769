import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import type { StaffMeeting } from './schema.ts';

/** Short values as they are; long texts are left out. */
const valuesOf = ({ title, startsAt, endsAt, place, province, state }: StaffMeeting) => ({
  'meeting-title': title,
  'meeting-startsAt': startsAt,
  'meeting-endsAt': endsAt,
  'meeting-place': place,
  'meeting-province': province,
  'meeting-state': state,
});
type Values = Partial<ReturnType<typeof valuesOf>>;

function differing(one: StaffMeeting, other: StaffMeeting | null): Values {
  const values = Object.entries(valuesOf(one));
  const others: Values = other ? valuesOf(other) : {};
  return Object.fromEntries(values.filter(([key, value]) => others[key as keyof Values] !== value));
}

export async function recordMeeting(
  tx: Transaction,
  op: Operation,
  action: 'meeting.create' | 'meeting.update' | 'meeting.delete',
  before: StaffMeeting | null,
  after: StaffMeeting | null,
): Promise<void> {
  const { id, title } = (after ?? before) as StaffMeeting;
  await recordEvent(tx, op, {
    action,
    subject: { kind: 'meeting', id, name: title },
    ...(before && { before: differing(before, after) }),
    ...(after && { after: differing(after, before) }),
  });
}

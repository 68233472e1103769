import type { Operation } from '../../../platform/operation.server.ts';
import type { Transaction } from '../../../platform/transaction.server.ts';
import { recordEvent } from '../../audit/operations.server.ts';
import type { StaffPerson } from './schema.ts';

/** Short values as they are; of long texts only that they changed. */
const valuesOf = ({ name, duty, province, boards, portraitId }: StaffPerson) => ({
  'person-name': name,
  'person-duty': duty,
  'person-province': province,
  'person-boards': boards.join(', '),
  'person-portraitId': portraitId,
});
type Values = Partial<ReturnType<typeof valuesOf>>;

function differing(one: StaffPerson, other: StaffPerson | null): Values {
  const values = Object.entries(valuesOf(one));
  const others: Values = other ? valuesOf(other) : {};
  return Object.fromEntries(values.filter(([key, value]) => others[key as keyof Values] !== value));
}

export async function recordPerson(
  tx: Transaction,
  op: Operation,
  action: 'person.create' | 'person.update' | 'person.delete',
  before: StaffPerson | null,
  after: StaffPerson | null,
): Promise<void> {
  const { id, name } = (after ?? before) as StaffPerson;
  await recordEvent(tx, op, {
    action,
    subject: { kind: 'person', id, name },
    ...(before && { before: differing(before, after) }),
    ...(after && { after: differing(after, before) }),
  });
}

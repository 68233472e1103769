import { type FieldFault, Invalid } from '../../../platform/errors.ts';
import { dayInIstanbul } from '../../../platform/istanbul.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { withoutReason } from '../emails/contents.server.ts';
import type { Row } from './change.server.ts';
import type { StatusChange } from './schema.ts';

type Change = Omit<StatusChange, 'version'>;

/** The call of other programs, which know neither a reason nor a decision. */
const isStatusAlone = (change: object): boolean =>
  Object.values(change).filter((value) => value !== undefined).length === 1;

const NOT_ALLOWED: FieldFault = { rule: 'notAllowed' };
const REQUIRED: FieldFault = { rule: 'required' };

/** Whether the applicant reads a message with this change. One who denied the application does not. */
const hasMessage = (row: Row, { status }: Change): boolean =>
  status === 'missingInformation' || (status === 'reddedildi' && !row.frozenAt);

/**
 * The fields of a change that are missing, or do not belong to its status. Throws 422 with their names.
 */
export function requireComplete(op: Pick<Operation, 'now'>, row: Row, change: StatusChange): void {
  const { status, message, missingFields = [], decisionNumber, decisionDate } = change;
  const isDecision = status === 'reddedildi' || status === 'uyelikIslemleriTamamlandi';
  const needsAll = !isStatusAlone(change);
  const needsDecision =
    (needsAll && status === 'uyelikIslemleriTamamlandi') ||
    decisionNumber !== undefined ||
    decisionDate !== undefined;
  const faults: Record<string, FieldFault | false> = {
    missingFields:
      status === 'missingInformation'
        ? Boolean(message) && missingFields.length === 0 && REQUIRED
        : missingFields.length > 0 && NOT_ALLOWED,
    message: hasMessage(row, change)
      ? status === 'reddedildi' && needsAll && !message && REQUIRED
      : Boolean(message) && NOT_ALLOWED,
    decisionNumber: isDecision
      ? needsDecision && decisionNumber === undefined && REQUIRED
      : decisionNumber !== undefined && NOT_ALLOWED,
    decisionDate: isDecision
      ? needsDecision && dateFault(op, decisionDate)
      : decisionDate !== undefined && NOT_ALLOWED,
  };
  const found = Object.entries(faults).filter(([, fault]) => fault);
  if (found.length > 0) throw new Invalid(Object.fromEntries(found) as Record<string, FieldFault>);
}

/** A decision is made today or earlier. */
export const dateFault = ({ now }: Pick<Operation, 'now'>, day?: string): FieldFault | false => {
  if (day === undefined) return REQUIRED;
  return day > dayInIstanbul(now) && { rule: 'decisionInFuture' };
};

/** What the applicant reads. A rejection by a program that knows no reason says where to ask for it. */
export function messageOf(row: Row, change: StatusChange): string {
  const { status, message } = change;
  if (message || status !== 'reddedildi' || !hasMessage(row, change)) return message ?? '';
  return withoutReason(row.locale);
}

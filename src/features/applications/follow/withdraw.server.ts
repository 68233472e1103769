import type { Operation } from '../../../platform/operation.server.ts';
import { changeByLink } from './change-by-link.server.ts';
import { moveAsApplicant } from './move.server.ts';

/** Closes an application as its applicant. Throws 409 `linkDead`. */
export const withdrawApplication = (op: Operation, token: string): Promise<void> =>
  changeByLink(op, 'withdrawal', token, (tx, row) => moveAsApplicant(tx, op, row, 'withdrawn'));

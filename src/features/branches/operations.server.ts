import type { Queryable } from '../../platform/database/client.server.ts';
import { defineSlot } from '../../platform/sources.server.ts';
import type { Transaction } from '../../platform/transaction.server.ts';
import type { WritingView } from '../people/schema.ts';

export { BRANCH_INDEX, type BranchIndex } from './branch-index.server.ts';

/** The applications that a branch reads; their feature provides it. */
export interface BranchApplications {
  count(db: Queryable, branchId: string): Promise<number>;
  /** Later, gives those of these provinces the branch that reads them now. */
  follow(tx: Transaction, provinces: readonly number[]): Promise<void>;
}
export const BRANCH_APPLICATIONS = defineSlot<BranchApplications>('applications of branches');

/** The newest published contents of a branch. */
export type ReadBranchContents = (branchId: string) => Promise<WritingView[]>;
export const BRANCH_CONTENTS = defineSlot<ReadBranchContents>('contents of branches');

/** A coming meeting of a branch. */
export interface BranchMeeting {
  path: string;
  title: string;
  startsAt: Date;
  /** Hall and province; empty: online. */
  place: string;
  isCancelled: boolean;
}

/** The coming meetings of a branch, the next one first. */
export type ReadBranchMeetings = (branchId: string, now: Date) => Promise<BranchMeeting[]>;
export const BRANCH_MEETINGS = defineSlot<ReadBranchMeetings>('meetings of branches');

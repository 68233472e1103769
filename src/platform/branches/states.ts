export const BRANCH_STATES = ['open', 'closed', 'merged'] as const;
export type BranchState = (typeof BRANCH_STATES)[number];

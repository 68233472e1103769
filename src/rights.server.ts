import { FEATURES } from './features.server.ts';
import { ownRight, type StaffRight, siteRight } from './platform/rights.ts';

/** Every right: those of the platform, and those that the features declare. */
export const RIGHTS: readonly StaffRight[] = [
  ownRight,
  siteRight,
  ...FEATURES.flatMap(({ rights = [] }) => rights),
];

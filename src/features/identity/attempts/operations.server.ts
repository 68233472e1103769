export { type Allowance, forgetTries, spendTry } from './allowance.server.ts';
export {
  type Count,
  type Counter,
  clearCounter,
  hasMark,
  keepMark,
  keyOf,
  moveCounters,
} from './counters.server.ts';

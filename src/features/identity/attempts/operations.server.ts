export { type Allowance, forgetTries, spendTry } from './allowance.server.ts';
export {
  type Count,
  type Counter,
  clearCounter,
  keyOf,
  moveCounters,
} from './counters.server.ts';
export { addKnownNetwork, isKnownNetwork } from './known-networks.server.ts';

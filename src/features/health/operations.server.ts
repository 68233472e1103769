import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Services } from '../../platform/services.server.ts';
import { findConcerns } from './find-concerns.ts';
import { canReadHealth } from './policy.ts';
import { readFacts } from './read-facts.server.ts';
import type { Health } from './schema.ts';

/** The state of the installation, and what should be attended to. Throws 401 or 403. */
export async function readHealth(op: Operation, services: Services): Promise<Health> {
  requireThat(op.actor, canReadHealth);
  const facts = await readFacts(services);
  return { concerns: findConcerns(facts, op.now.getTime()), ...facts };
}

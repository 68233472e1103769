import { type FieldFault, Invalid } from '../errors.ts';
import { violatedConstraint } from './faults.server.ts';

/** The key is the name of a database constraint, the value the field errors when it is violated. */
export type ConstraintFaults = Record<string, Record<string, FieldFault>>;

/**
 * Runs `work` and turns a violated constraint into errors of fields: if two requests run at once,
 * only the database knows which was first.
 * @throws Invalid 422 if the constraint is one of `faults`; any other error unchanged
 */
export async function withFieldFaults<T>(
  faults: ConstraintFaults,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const fields = faults[violatedConstraint(error) ?? ''];
    throw fields ? new Invalid(fields) : error;
  }
}

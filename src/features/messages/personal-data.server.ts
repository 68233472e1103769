import { and, eq, inArray, lt } from 'drizzle-orm';
import type { PersonalData } from '../../platform/personal-data.server.ts';
import type { State } from './states.ts';
import { contactMessages as messages } from './tables.server.ts';

/** In days. What still waits for an answer stays. */
const DAYS: Partial<Record<State, number>> = { answered: 365, spam: 30 };

/** Messages, for the KVKK desk. They have no code by which people could name one. */
export const messageData: PersonalData = {
  kind: 'message',
  retention: {
    days: DAYS,
    async deleteSome(tx, _deletion, { state, before, atOnce }) {
      const old = tx
        .select({ id: messages.id })
        .from(messages)
        .where(and(eq(messages.state, state as State), lt(messages.stateChangedAt, before)))
        .limit(atOnce)
        .for('update', { skipLocked: true });
      const { rowCount } = await tx.delete(messages).where(inArray(messages.id, old));
      return rowCount ?? 0;
    },
  },
};

import { queryClient } from '../kit/query-client.ts';
import { session } from '../kit/session/session.ts';

/**
 * Replies that were fetched for one user are not shown to the next user who signs in in the same
 * tab.
 */
export function forgetAnswersOfOthers(): void {
  let owner = session.getState().user?.id;
  session.subscribe(() => {
    const next = session.getState().user?.id;
    if (!next) return;
    if (owner && next !== owner) queryClient.clear();
    owner = next;
  });
}

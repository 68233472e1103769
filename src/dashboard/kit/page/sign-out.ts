import { showFailure } from '../parts/failure.tsx';
import { queryClient } from '../query-client.ts';
import { session } from '../session/session.ts';
import { discardUnsavedWork } from './unsaved-work.tsx';

/** Signs out, and removes all data that was fetched for this user. */
export async function signOut(): Promise<void> {
  discardUnsavedWork();
  queryClient.clear();
  try {
    await session.signOut();
  } catch (error) {
    showFailure(error);
  }
}

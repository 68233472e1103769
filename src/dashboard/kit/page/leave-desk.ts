import { toast } from 'react-hot-toast/headless';
import { say } from '../language/language.ts';
import { queryClient } from '../query-client.ts';
import { session } from '../session/session.ts';
import { discardUnsavedWork } from './unsaved-work.tsx';

/** Signs out here and forgets all that was fetched for who was signed in. */
export async function leaveDesk(): Promise<void> {
  discardUnsavedWork();
  queryClient.clear();
  try {
    await session.signOut();
  } catch (error) {
    toast.error(error instanceof Error ? error.message : say('dashboard:failure.generic'));
  }
}

import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { BEAT_MS, Presence } from '../../presence/schema.ts';
import { contentAddress } from '../content-calls.ts';

const Others = z.object({ data: z.array(Presence) });

/**
 * Reports that this user has the content open while the page is visible, and returns the others who
 * have it open. A failed report is not shown: saving says whether the server can be reached. The
 * reports do not keep the session alive.
 */
export function usePresence(id: string | null): Presence[] {
  const [others, setOthers] = useState<Presence[]>([]);
  useEffect(() => {
    if (!id) return;
    const path = `${contentAddress(id)}/presence`;
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function beat() {
      clearTimeout(timer);
      try {
        const { data } = Others.parse(
          await session.request(path, { method: 'PUT', isBackground: true }),
        );
        if (!hasLeft) setOthers(data);
      } catch {
        // The next report follows.
      }
      if (!hasLeft && !document.hidden) timer = setTimeout(beat, BEAT_MS);
    }
    const leave = () => {
      // After signing out there is no session that could report it.
      if (!session.getState().isAuthenticated) return;
      session.request(path, { method: 'DELETE', isBackground: true }).catch(() => undefined);
    };
    const onVisibility = () => {
      clearTimeout(timer);
      if (document.hidden) leave();
      else void beat();
    };
    if (!document.hidden) void beat();
    document.addEventListener('visibilitychange', onVisibility);
    return () => {
      hasLeft = true;
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onVisibility);
      setOthers([]);
      leave();
    };
  }, [id]);
  return others;
}

import { Group } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Initials } from '../../../../dashboard/kit/parts/initials.tsx';
import { call } from '../../../../dashboard/kit/session/calls.ts';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { BEAT_MS, editorRoutes, type Presence } from '../../editor/contract.ts';
import css from './presence.module.css';

/** Who else has the content open in the editor. */
export function OthersHere({ id }: { id: string | null }) {
  const { t, locale } = useText();
  const others = usePresence(id);
  const names = new Intl.ListFormat(locale).format(others.map(({ name }) => name));
  return (
    <div role="status">
      {others.length > 0 ? (
        <Group className={css.band} gap="xs" wrap="nowrap">
          {others.slice(0, 3).map((other) => (
            <Initials key={other.id} name={other.name} />
          ))}
          <span>{t('content:desk.alsoHere', { names, count: others.length })}</span>
        </Group>
      ) : null}
    </div>
  );
}

/**
 * Reports that this user has the content open while the page is visible, and returns the others who
 * have it open. A failed report is not shown: saving says whether the server can be reached. The
 * reports do not keep the session alive.
 */
export function usePresence(id: string | null): Presence[] {
  const [others, setOthers] = useState<Presence[]>([]);
  useEffect(() => {
    if (!id) return;
    const input = { params: { id } };
    const options = { isBackground: true };
    let hasLeft = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    async function beat() {
      clearTimeout(timer);
      try {
        const present = await call(editorRoutes.reportPresence, input, options);
        if (!hasLeft) setOthers(present);
      } catch {
        // The next report follows.
      }
      if (!hasLeft && !document.hidden) timer = setTimeout(beat, BEAT_MS);
    }
    const leave = () => {
      // After signing out there is no session that could report it.
      if (!session.getState().isAuthenticated) return;
      call(editorRoutes.endPresence, input, options).catch(() => undefined);
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

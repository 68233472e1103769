import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { reloadWaiting } from '../../../../dashboard/kit/page/waiting-counts.ts';
import { reloadNotifications } from '../notification-calls.ts';
import { followChanges } from './follow-changes.ts';

/** Loads the notifications, and the numbers of the navigation, when the server says that they changed. */
export function useLiveNotifications(): void {
  const client = useQueryClient();
  useEffect(() => {
    const leaving = new AbortController();
    let isPlanned = false;
    const plan = (within: number) => {
      if (isPlanned) return;
      isPlanned = true;
      setTimeout(() => {
        isPlanned = false;
        if (leaving.signal.aborted) return;
        void reloadNotifications(client);
        reloadWaiting(client);
      }, Math.random() * within);
    };
    void followChanges(leaving.signal, plan);
    return () => leaving.abort();
  }, [client]);
}

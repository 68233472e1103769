import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import type { Content } from '../../schema.ts';
import { editedContent } from '../content-calls.ts';
import { readAgainIn } from '../when-due.ts';

/**
 * Follows the schedule of an open content: the server publishes or archives it at its time without
 * another version, so that only its state is old here. `onDue` gets the content as it is then.
 */
export function useDue(content: Content | null, isSaving: boolean, onDue: (now: Content) => void) {
  const hasTime = content !== null && readAgainIn([content]) !== false;
  const { data } = useQuery({
    ...editedContent(content?.id ?? ''),
    enabled: hasTime,
    refetchOnMount: false,
    refetchInterval: () => (content ? readAgainIn([content]) : false),
  });
  const isDue =
    content !== null &&
    data !== undefined &&
    !isSaving &&
    data.id === content.id &&
    data.version === content.version &&
    data.state !== content.state;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each state
  useEffect(() => {
    if (isDue) onDue(data);
  }, [isDue]);
}

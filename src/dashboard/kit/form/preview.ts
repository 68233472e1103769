import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** The pause after typing, in ms, before a preview is asked for. */
const PAUSE = 400;

/** What the server makes of typed values. `hasText`: whether there is something to ask for. */
export function usePreview<Typed, Shown>(
  typed: Typed,
  read: (settled: Typed) => UseQueryOptions<Shown, Error, Shown, readonly unknown[]>,
  isFilled: (settled: Typed) => boolean = () => true,
) {
  const [settled] = useDebouncedValue(typed, PAUSE);
  const hasText = isFilled(settled);
  const { data, error } = useQuery({
    ...read(settled),
    enabled: hasText,
    placeholderData: keepPreviousData,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    // A text that is not valid stays so.
    retry: false,
  });
  return { shown: useLastKnown(data), error, hasText };
}

/** The last value that was there: a preview stays while the next one is made or cannot be made. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

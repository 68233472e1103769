import { useState } from 'react';

/** The last value that was there: a preview stays while the next one is made or cannot be made. */
export function useLastKnown<T>(value: T | undefined): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
}

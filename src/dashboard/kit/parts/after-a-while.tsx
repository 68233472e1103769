import { type ReactNode, useEffect, useState } from 'react';

/** Shows its children after 300 ms: what arrives sooner must not flicker. */
export function AfterAWhile({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}

import { type ReactNode, useEffect, useState } from 'react';

/** Shows its children after 300 ms, so that they do not flicker if the content arrives sooner. */
export function AfterAWhile({ children }: { children: ReactNode }) {
  const [due, setDue] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setDue(true), 300);
    return () => clearTimeout(timer);
  }, []);
  return due ? children : null;
}

import { useEffect, useRef, useState } from 'react';

/**
 * Links of the error summary may lead to fields of a section or language that is not shown: `show`
 * shows it, and the field gets the focus when it is on the page.
 */
export function useReveal(show: (id: string) => void): void {
  const [wanted, setWanted] = useState<string | null>(null);
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const link = (target as Element).closest('[role="alert"] a[href^="#party-"]');
      const id = link?.getAttribute('href')?.slice(1);
      if (!id || document.getElementById(id)) return;
      latest.current(id);
      setWanted(id);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, []);
  // After each rendering: the section is shown some renderings later.
  useEffect(() => {
    const field = wanted && document.getElementById(wanted);
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    field.focus();
    setWanted(null);
  });
}

import { type MouseEvent as Click, useEffect, useRef, useState } from 'react';

/** Moves the focus to a field, if it is shown. */
export function goToField(event: Click, id: string): void {
  event.preventDefault();
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}

/**
 * Links of the error summary, and of a list with `data-reveal`, may lead to fields that are not shown,
 * such as those of another section: `show` shows them, and the field gets the focus when it is on the
 * page. All ids of the form begin with `prefix`.
 */
export function useReveal(prefix: string, show: (id: string) => void): void {
  const [wanted, setWanted] = useState<string | null>(null);
  const latest = useRef(show);
  latest.current = show;
  useEffect(() => {
    const follow = ({ target }: MouseEvent) => {
      const link = (target as Element).closest(
        `:is([role="alert"], [data-reveal]) a[href^="#${prefix}"]`,
      );
      const id = link?.getAttribute('href')?.slice(1);
      if (!id || document.getElementById(id)) return;
      latest.current(id);
      setWanted(id);
    };
    document.addEventListener('click', follow);
    return () => document.removeEventListener('click', follow);
  }, [prefix]);
  // After each rendering: the section is shown some renderings later.
  useEffect(() => {
    const field = wanted && document.getElementById(wanted);
    if (!field) return;
    field.scrollIntoView({ block: 'center' });
    field.focus();
    setWanted(null);
  });
}

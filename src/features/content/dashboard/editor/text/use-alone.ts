import { type RefObject, useEffect } from 'react';

/** While `isOn`, nothing of the page but this element can be reached. Dialogs stay reachable. */
export function useAlone(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const stilled: Element[] = [];
    for (let at: Element | null = ref.current; at?.parentElement; at = at.parentElement) {
      if (at.parentElement === document.body) break;
      for (const other of at.parentElement.children) {
        if (other === at || other.hasAttribute('inert')) continue;
        other.setAttribute('inert', '');
        stilled.push(other);
      }
    }
    return () => {
      for (const element of stilled) element.removeAttribute('inert');
    };
  }, [ref, isOn]);
}

import { type RefObject, useEffect, useState } from 'react';

/** After the last movement of the page, in ms. */
const REST_MS = 120;
const USABLE =
  'a[href], button, input, select, textarea, label, summary, [contenteditable="true"], [tabindex]:not([tabindex="-1"])';
/** Of its width and height. */
const STEPS = [0.02, 0.25, 0.5, 0.75, 0.98];

/**
 * Whether something that can be used lies beneath a floating element. It is looked at whenever the
 * page has moved or changed and is at rest, so that the element does not flicker while one scrolls.
 */
export function useStepsAside(floating: RefObject<HTMLElement | null>): boolean {
  const [isAside, setAside] = useState(false);
  useEffect(() => {
    let timer = 0;
    const look = () => {
      if (floating.current) setAside(liesOverSomething(floating.current));
    };
    const later = () => {
      window.clearTimeout(timer);
      timer = window.setTimeout(look, REST_MS);
    };
    const events = ['scroll', 'resize', 'focusin'] as const;
    // Scrolling does not bubble; a part of the page may scroll by itself.
    for (const name of events)
      window.addEventListener(name, later, { capture: true, passive: true });
    const changes = new MutationObserver(later);
    changes.observe(document.body, { childList: true, subtree: true });
    const sizes = new ResizeObserver(later);
    sizes.observe(document.body);
    later();
    return () => {
      window.clearTimeout(timer);
      for (const name of events) window.removeEventListener(name, later, { capture: true });
      changes.disconnect();
      sizes.disconnect();
    };
  }, [floating]);
  return isAside;
}

function liesOverSomething(floating: HTMLElement): boolean {
  const { left, top, width, height } = floating.getBoundingClientRect();
  const isUsable = (element: Element) =>
    !floating.contains(element) && element.closest(USABLE) !== null;
  return STEPS.some((x) =>
    STEPS.some((y) =>
      document.elementsFromPoint(left + x * width, top + y * height).some(isUsable),
    ),
  );
}

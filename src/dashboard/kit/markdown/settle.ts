/** The pause after typing, and the longest time without a report while somebody types, in ms. */
const PAUSE = 250;
const LONGEST = 2_000;

/**
 * Reports a text that changes with every key only when typing pauses, since a text of 200,000
 * characters and the form around it are too much work for every key. `flush` reports at once; it runs
 * by itself before the page is hidden or left.
 */
export function settle(read: () => string, report: (text: string) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let since = 0;

  function flush() {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    report(read());
  }
  function changed() {
    const now = performance.now();
    if (timer === undefined) since = now;
    clearTimeout(timer);
    timer = setTimeout(flush, Math.max(0, Math.min(PAUSE, since + LONGEST - now)));
  }
  const leaving = ['pagehide', 'beforeunload', 'blur'] as const;
  for (const name of leaving) window.addEventListener(name, flush, { capture: true });
  const stop = () => {
    clearTimeout(timer);
    for (const name of leaving) window.removeEventListener(name, flush, { capture: true });
  };
  return { changed, flush, stop };
}

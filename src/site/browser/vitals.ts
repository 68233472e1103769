import { isPrivate } from '../../features/measurement/private-pages.ts';

const SIGNS = ['pointerdown', 'keydown', 'scroll'];

/**
 * The library is loaded at the visitor's first action, so that it does not slow down the loading of
 * the page. Values that the browser has recorded before are included.
 */
export function watchVitals() {
  if (isPrivate(location.pathname)) return;
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    import('../../features/measurement/site/report-vitals.ts').then(
      ({ reportVitals }) => reportVitals(),
      // Without a connection nothing is measured.
      () => {},
    );
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
}

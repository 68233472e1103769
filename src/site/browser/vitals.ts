import { isPrivate } from '../../features/measurement/private-pages.ts';

const SIGNS = ['pointerdown', 'keydown', 'scroll'];

/**
 * Measuring begins with the first sign of somebody, so that reading costs nothing; what the
 * browser has noted until then still counts.
 */
export function watchVitals() {
  if (isPrivate(location.pathname)) return;
  const begin = () => {
    for (const sign of SIGNS) removeEventListener(sign, begin, true);
    import('../../features/measurement/site/report-vitals.ts').then(
      ({ reportVitals }) => reportVitals(),
      // Away from the network nothing is measured.
      () => {},
    );
  };
  for (const sign of SIGNS) addEventListener(sign, begin, { capture: true, passive: true });
}

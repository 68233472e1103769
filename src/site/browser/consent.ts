/** Asks whether the visit may be measured, but only on pages with the id of a tag manager. */
export function askConsent() {
  const container = document.documentElement.dataset.tagManager;
  if (!container) return;
  import('../../features/measurement/site/consent.ts').then(
    ({ offerConsent }) => offerConsent(container),
    () => {},
  );
}

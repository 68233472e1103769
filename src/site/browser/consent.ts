/** Asks whether a visit may be measured, on pages that name a tag manager; the others stay as they are. */
export function askConsent() {
  const container = document.documentElement.dataset.tagManager;
  if (!container) return;
  import('../../features/measurement/site/consent.ts').then(
    ({ offerConsent }) => offerConsent(container),
    () => {},
  );
}

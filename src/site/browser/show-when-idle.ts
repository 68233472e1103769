import { markSection } from './mark-section.ts';

/** Of the browsers that tell it. */
interface Connection {
  connection?: { saveData?: boolean };
}

/**
 * Marks the section that is read in the contents. Shows the PDF in its place in the page, where the
 * style sheet gives it one: when the loaded page is idle, or at once if somebody asks for it, which
 * those who save data have to do.
 */
export function showWhenIdle(
  place: HTMLElement,
  link: HTMLElement,
  load: () => Promise<{ showInPage(place: HTMLElement, link: HTMLElement): Promise<void> }>,
): void {
  markSection();
  let isShown = false;
  const show = async () => {
    if (isShown || getComputedStyle(place).display === 'none') return;
    isShown = true;
    // Without its code, the links stay.
    await load().then(
      ({ showInPage }) => showInPage(place, link),
      () => {},
    );
  };
  place.querySelector('button')?.addEventListener('click', show);
  if ((navigator as Connection).connection?.saveData) return;
  if ('requestIdleCallback' in window) requestIdleCallback(show);
  else setTimeout(show, 2000);
}

/** The part of the window above which a section counts as the one that is read. */
const READ_BELOW = 0.25;

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

/** Marks the link of the section that is read in the contents of a document, and the part around it. */
function markSection(): void {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-contents] a')];
  const sections = links.flatMap((link) => {
    const section = document.getElementById(link.hash.slice(1));
    return section ? [{ link, section }] : [];
  });
  let marked: HTMLElement[] = [];
  let isWaiting = false;
  const mark = () => {
    isWaiting = false;
    const top = innerHeight * READ_BELOW;
    const read = sections.findLast(({ section }) => section.getBoundingClientRect().top < top);
    const summary = read?.link.closest('details')?.querySelector('summary');
    const next = [read?.link, summary].filter((one) => one instanceof HTMLElement);
    for (const one of marked) if (!next.includes(one)) one.removeAttribute('aria-current');
    for (const one of next) one.setAttribute('aria-current', 'true');
    marked = next;
  };
  const later = () => {
    if (!isWaiting) requestAnimationFrame(mark);
    isWaiting = true;
  };
  addEventListener('scroll', later, { passive: true });
  mark();
}

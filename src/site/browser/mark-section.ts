/** The part of the window above which a section counts as the one that is read. */
const READ_BELOW = 0.25;

/** Marks the link of the section that is read in the contents of a document, and the part around it. */
export function markSection(): void {
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

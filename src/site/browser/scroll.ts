/** The header has its scrolled style from the second pixel on. */
export function watchScroll() {
  const root = document.documentElement;
  const mark = () => root.toggleAttribute('data-scrolled', scrollY > 1);
  addEventListener('scroll', mark, { passive: true });
  mark();
}

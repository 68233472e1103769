const NAMED = /^#sayfa=([1-9]\d{0,4})$/;

/** Written into the history entries that the viewer makes. */
const OURS = { viewer: true };
const isOurs = () => history.state?.viewer === true;
const bareAddress = () => location.pathname + location.search;

/** The page that the address names: 7 for `#sayfa=7`, null when it names none. */
export function pageInAddress(): number | null {
  const page = NAMED.exec(location.hash)?.[1];
  return page === undefined ? null : Number(page);
}

/** Puts an entry for the viewer above the page's own, so that Back closes it. */
export function enterAddress(page: number): void {
  // Reloaded while the viewer was open, or come forward to: the entry is there already.
  if (isOurs()) {
    writePage(page);
    return;
  }
  if (pageInAddress() !== null) history.replaceState(history.state, '', bareAddress());
  history.pushState(OURS, '', `#sayfa=${page}`);
}

/** Throws nothing when the browser finds that it is written too often. */
export function writePage(page: number): void {
  try {
    history.replaceState(history.state, '', `#sayfa=${page}`);
  } catch {
    // The next page that is reached writes it again.
  }
}

/** Takes the page out of the address when the viewer closes. */
export function leaveAddress(): void {
  if (pageInAddress() === null) return;
  if (isOurs()) history.back();
  else history.replaceState(history.state, '', bareAddress());
}

const NAMED = /^#sayfa=([1-9]\d{0,4})$/;

/** The state of the viewer's history entries. */
const OURS = { viewer: true };
const isOurs = () => history.state?.viewer === true;
const bareAddress = () => location.pathname + location.search;

/** The page in the address: 7 for `#sayfa=7`, null if there is none. */
export function pageInAddress(): number | null {
  const page = NAMED.exec(location.hash)?.[1];
  return page === undefined ? null : Number(page);
}

/** Adds a history entry for the viewer, so that Back closes it. */
export function enterAddress(page: number): void {
  // After a reload with the open viewer, or after Forward, the entry already exists.
  if (isOurs()) {
    writePage(page);
    return;
  }
  if (pageInAddress() !== null) history.replaceState(history.state, '', bareAddress());
  history.pushState(OURS, '', `#sayfa=${page}`);
}

/** Ignores the error that browsers throw if the address is changed too often. */
export function writePage(page: number): void {
  try {
    history.replaceState(history.state, '', `#sayfa=${page}`);
  } catch {
    // The next change of the page writes it again.
  }
}

/** Removes the page from the address when the viewer closes. */
export function leaveAddress(): void {
  if (pageInAddress() === null) return;
  if (isOurs()) history.back();
  else history.replaceState(history.state, '', bareAddress());
}

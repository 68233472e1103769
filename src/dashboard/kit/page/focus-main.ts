/** Moves the focus to the main part of the page, if the button that had it was removed. */
export const focusMain = (): void =>
  document.getElementById('main')?.focus({ preventScroll: true });

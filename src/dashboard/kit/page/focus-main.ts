/** Where the focus goes when the button that had it is gone: the main part of the page. */
export const focusMain = (): void =>
  document.getElementById('main')?.focus({ preventScroll: true });

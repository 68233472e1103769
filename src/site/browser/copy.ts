/** How long a button says that it has copied, in ms. */
const SAID_MS = 4000;

/** Buttons with `data-copy` copy it and say `data-done` for a while. */
export function enhanceCopyButtons() {
  for (const button of document.querySelectorAll<HTMLElement>('[data-copy]')) {
    const label = button.querySelector('span');
    const words = label?.textContent ?? '';
    let timer = 0;
    button.addEventListener('click', async () => {
      const { copy = '', done = '' } = button.dataset;
      try {
        await navigator.clipboard.writeText(copy);
      } catch {
        // No clipboard without a secure context: show it, ready to be copied by hand.
        prompt(words, copy);
        return;
      }
      if (!label) return;
      label.textContent = done;
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        label.textContent = words;
      }, SAID_MS);
    });
  }
}

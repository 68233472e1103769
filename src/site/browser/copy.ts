/** How long a button shows that the text was copied, in ms. */
const SAID_MS = 4000;

/** A button with `data-copy` copies that text, and then shows `data-done` for some seconds. */
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
        // Without a secure context there is no clipboard: the text is shown so that it can be
        // copied.
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

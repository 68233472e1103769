/** How long a button shows that the text was copied, in ms. */
const SAID_MS = 4000;

const labels = new WeakMap<Element, { words: string; timer: number }>();

/**
 * At a click: copies the text of a button with `data-copy`; with `data-share` too, opens the share menu
 * of the system for this address.
 */
export async function runButton(button: HTMLElement, event: string): Promise<void> {
  if (event !== 'click') return;
  const { copy = '', share } = button.dataset;
  if (share === undefined) return copyText(button, copy);
  // It rejects when the visitor closes the menu.
  await navigator.share({ title: document.title, url: copy }).catch(() => {});
}

/** Copies the text of a button with `data-copy`, which then shows `data-done` for some seconds. */
async function copyText(button: HTMLElement, text: string): Promise<void> {
  const label = button.querySelector('span');
  const words = (label && labels.get(label)?.words) ?? label?.textContent ?? '';
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // Without a secure context there is no clipboard: the text is shown so that it can be copied.
    prompt(words, text);
    return;
  }
  if (!label) return;
  label.textContent = button.dataset.done ?? '';
  clearTimeout(labels.get(label)?.timer);
  const timer = window.setTimeout(() => {
    label.textContent = words;
  }, SAID_MS);
  labels.set(label, { words, timer });
}

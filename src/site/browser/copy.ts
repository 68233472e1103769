/** How long a button shows that the text was copied, in ms. */
const SAID_MS = 4000;

const labels = new WeakMap<Element, { words: string; timer: number }>();

/** Does what a button is for: opens the share menu of the system, or copies the text of the button. */
export async function runButton(button: HTMLElement): Promise<void> {
  const { copy, share } = button.dataset;
  if (copy !== undefined) return copyText(button, copy);
  // It rejects when the visitor closes the menu.
  await navigator.share({ title: document.title, url: share }).catch(() => {});
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

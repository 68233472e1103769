import { observed, storedChoice } from '../stored-choice.ts';

const help = observed(false);

/** Shows or hides the list of keyboard shortcuts. */
export const showKeysHelp = help.set;
export const useKeysHelp = help.use;

/**
 * Whether keys without a modifier do something: speech input can press them by accident. The user
 * chooses it for this browser.
 */
const singleKeys = storedChoice('app.singleKeys', 'off');
export const setSingleKeys = singleKeys.set;
export const useSingleKeys = singleKeys.use;

/** Whether the key is meant as a shortcut: without a modifier, and not in a field or a dialog. */
export function isShortcut({ target, ctrlKey, metaKey, altKey, defaultPrevented }: KeyboardEvent) {
  const inField =
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]',
    );
  const isPlain = !ctrlKey && !metaKey && !altKey;
  return singleKeys.get() && isPlain && !defaultPrevented && inField === null;
}

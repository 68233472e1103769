/** A key with a modifier, in a field or in a dialog is meant for something else. */
export function isTyping({ target, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean {
  const inField =
    target instanceof Element &&
    target.closest(
      'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu]',
    );
  return ctrlKey || metaKey || altKey || inField !== null;
}

/**
 * The buttons that copy a text or share the page. Their code is loaded when the pointer or the focus
 * enters one: a browser copies only soon after the click.
 */
export function offerButtons() {
  for (const sign of ['pointerover', 'focusin', 'click'])
    addEventListener(sign, ({ target }) => {
      const button = (target as Element).closest<HTMLElement>('[data-copy]');
      if (!button) return;
      import('./copy.ts').then(
        ({ runButton }) => runButton(button, sign),
        () => {},
      );
    });
}

const load = () => import('./copy.ts');
const findButton = ({ target }: Event) =>
  (target as Element).closest<HTMLElement>('[data-copy],[data-share]');

/**
 * The buttons that copy a text or share the page. Their code is loaded when the pointer or the focus
 * enters one: a browser copies only soon after the click.
 */
export function offerButtons() {
  for (const sign of ['pointerover', 'focusin'])
    document.addEventListener(sign, (event) => findButton(event) && load().catch(() => {}));
  document.addEventListener('click', (event) => {
    const button = findButton(event);
    if (button) load().then(({ runButton }) => runButton(button));
  });
}

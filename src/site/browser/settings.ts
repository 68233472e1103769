const load = () => import('../settings-drawer/settings-drawer.ts');

/** The drawer is loaded when the pointer enters its button. */
export function offerSettings() {
  const button = document.querySelector('[data-settings]');
  button?.addEventListener('pointerenter', () => load().catch(() => {}), { once: true });
  button?.addEventListener('click', async () => (await load()).openSettings({ onSite: true }));
}

const root = document.documentElement;

/** Gives the browser's own bar the colour of the header. */
function colourFrame() {
  const header = document.querySelector('body > header');
  const meta = document.querySelector<HTMLMetaElement>('meta[name="theme-color"]');
  if (header && meta) meta.content = getComputedStyle(header).backgroundColor;
}

export function enhanceTheme() {
  colourFrame();
  new MutationObserver(colourFrame).observe(root, { attributes: true });
  document.querySelector('[data-theme]')?.addEventListener('click', () => {
    appSettings({ paletteMode: root.dataset.mode === 'dark' ? 'light' : 'dark' });
  });
}

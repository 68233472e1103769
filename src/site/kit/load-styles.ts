/** Adds a style sheet to the page and waits for it, so that nothing is shown without its styles. */
export function loadStyles(address: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    // Text without styles is better than no text.
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

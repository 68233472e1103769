/** Adds a style sheet to the page and waits for it, so that nothing is seen without it. */
export function loadStyles(address: string): Promise<void> {
  return new Promise((done) => {
    const link = document.createElement('link');
    link.rel = 'stylesheet';
    link.href = address;
    // Words without style are better than none.
    link.onload = link.onerror = () => done();
    document.head.append(link);
  });
}

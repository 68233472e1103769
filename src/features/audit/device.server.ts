import Bowser from 'bowser';

/** "Firefox, Linux" of a browser's own words; empty when they say nothing we know. */
export function deviceOf(userAgent: string): string {
  if (!userAgent) return '';
  const { browser, os } = Bowser.parse(userAgent);
  return [browser.name, os.name].filter(Boolean).join(', ');
}

import Bowser from 'bowser';

const KINDS = ['desktop', 'mobile', 'tablet'] as const;

export interface Device {
  /** "Firefox" */
  browser: string;
  /** "Linux" */
  system: string;
  kind: (typeof KINDS)[number] | 'other';
}

/** Browser and system from the User-Agent header; empty if they are unknown. */
export function readDevice(userAgent: string): Device {
  if (!userAgent) return { browser: '', system: '', kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = KINDS.find((known) => known === platform.type) ?? 'other';
  return { browser: browser.name ?? '', system: os.name ?? '', kind };
}

/** "Firefox, Linux". */
export function nameDevice(userAgent: string): string {
  const { browser, system } = readDevice(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}

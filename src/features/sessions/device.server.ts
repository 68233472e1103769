import Bowser from 'bowser';
import type { SessionEntry } from './schema.ts';

/** What a browser says of itself; empty where it says nothing we know. */
export function readDevice(userAgent: string): Pick<SessionEntry, 'browser' | 'system' | 'kind'> {
  if (!userAgent) return { browser: '', system: '', kind: 'other' };
  const { browser, os, platform } = Bowser.parse(userAgent);
  const kind = KINDS.find((known) => known === platform.type) ?? 'other';
  return { browser: browser.name ?? '', system: os.name ?? '', kind };
}
const KINDS = ['desktop', 'mobile', 'tablet'] as const;

/** "Firefox, Linux". */
export function nameDevice(userAgent: string): string {
  const { browser, system } = readDevice(userAgent);
  return [browser, system].filter(Boolean).join(', ');
}

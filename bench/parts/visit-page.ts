import type { BrowserContext } from 'playwright-core';

const KINDS = ['Document', 'Script', 'Stylesheet', 'Font', 'Image'] as const;
type Kind = (typeof KINDS)[number] | 'Data';

export interface Visit {
  requests: number;
  failed: number;
  /** Hosts other than the page's own; must be 0. */
  foreignHosts: number;
  /** Kilobytes of 1,024 as transferred, headers included, by kind. */
  kb: Record<Kind, number>;
  totalKb: number;
  /** Milliseconds after the visit began. */
  fcp: number;
  lcp: number;
  cls: number;
}

interface Paints {
  fcp: number;
  lcp: number;
  cls: number;
}
declare global {
  interface Window {
    paints: Paints;
  }
}

/** Opens a page with an empty cache and waits until nothing is loaded any more. */
export async function visitPage(context: BrowserContext, url: string): Promise<Visit> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kinds = new Map<string, Kind>();
  const hosts = new Set<string>();
  const kb: Record<Kind, number> = {
    Document: 0,
    Script: 0,
    Stylesheet: 0,
    Font: 0,
    Image: 0,
    Data: 0,
  };
  let [requests, failed] = [0, 0];
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    kinds.set(requestId, KINDS.find((kind) => kind === type) ?? 'Data');
    if (!/^https?:/.test(response.url)) return;
    requests++;
    hosts.add(new URL(response.url).host);
    if (response.status >= 400) failed++;
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId);
    if (kind) kb[kind] += encodedDataLength / 1024;
  });
  devtools.on('Network.loadingFailed', () => failed++);
  await page.addInitScript(observePaints);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(500);
  const paints = await page.evaluate(() => window.paints);
  hosts.delete(new URL(url).host);
  const totalKb = Object.values(kb).reduce((sum, part) => sum + part, 0);
  return { requests, failed, foreignHosts: hosts.size, kb, totalKb, ...paints };
}

/** Runs in the page. */
function observePaints(): void {
  const paints: Paints = { fcp: Number.NaN, lcp: Number.NaN, cls: 0 };
  window.paints = paints;
  const observe = (type: string, take: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({
      type,
      buffered: true,
    });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') paints.fcp = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    paints.lcp = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    const shift = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
    if (!shift.hadRecentInput) paints.cls += shift.value;
  });
}

import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { GREATEST_SHIFT, LONGEST_HOST, LONGEST_MS, LONGEST_PATH } from '../limits.ts';

/** A phone is narrow in portrait and landscape. Nothing else about the device is sent. */
const deviceHere = () => (Math.min(screen.width, screen.height) < 600 ? 'phone' : 'desktop');

const believable = ({ name, value }: MetricType) =>
  name === 'CLS'
    ? Math.min(Math.round(value * 1e4) / 1e4, GREATEST_SHIFT)
    : Math.min(Math.round(value), LONGEST_MS);

/** The host of the page that linked here; empty if it is this site or unknown. */
function hostBefore(): string {
  const host = document.referrer.split('/')[2] ?? '';
  return host === location.host ? '' : host.slice(0, LONGEST_HOST);
}

/**
 * Reports the speed of this page, and that it was visited, to the server once, when the page is left
 * or hidden.
 */
export function reportVitals() {
  const values: Partial<Record<MetricType['name'], number>> = {};
  const record = (metric: MetricType) => {
    values[metric.name] = believable(metric);
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP])
    measure(record, { reportAllChanges: true });
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    removeEventListener('visibilitychange', send);
    const path = location.pathname.slice(0, LONGEST_PATH);
    const report = JSON.stringify({ path, device: deviceHere(), from: hostBefore(), values });
    navigator.sendBeacon('/api/measurements', new Blob([report], { type: 'application/json' }));
  };
  // The library listens on the document, so its last values exist when this runs.
  addEventListener('visibilitychange', send);
}

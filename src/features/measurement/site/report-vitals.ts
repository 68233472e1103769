import { type MetricType, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals';
import { GREATEST_SHIFT, LONGEST_MS, LONGEST_PATH } from '../limits.ts';

/** A phone is what is narrow however it is held; only this much is told of a device. */
const deviceHere = () => (Math.min(screen.width, screen.height) < 600 ? 'phone' : 'desktop');

const believable = ({ name, value }: MetricType) =>
  name === 'CLS'
    ? Math.min(Math.round(value * 1e4) / 1e4, GREATEST_SHIFT)
    : Math.min(Math.round(value), LONGEST_MS);

/** Tells the server once how fast this page was, when somebody leaves it or looks elsewhere. */
export function reportVitals() {
  const values: Partial<Record<MetricType['name'], number>> = {};
  const keep = (metric: MetricType) => {
    values[metric.name] = believable(metric);
  };
  for (const measure of [onTTFB, onFCP, onLCP, onCLS, onINP])
    measure(keep, { reportAllChanges: true });
  const send = () => {
    if (document.visibilityState !== 'hidden' || Object.keys(values).length === 0) return;
    removeEventListener('visibilitychange', send);
    const path = location.pathname.slice(0, LONGEST_PATH);
    const report = JSON.stringify({ path, device: deviceHere(), values });
    navigator.sendBeacon('/api/measurements', new Blob([report], { type: 'application/json' }));
  };
  // The library listens to the document and has had its last word by the time this is called.
  addEventListener('visibilitychange', send);
}

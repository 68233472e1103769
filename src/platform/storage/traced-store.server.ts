import { traced } from '../tracing/tracer.server.ts';
import type { Store } from './store.server.ts';

/** The store with a span for each call that a request or a job waits for. */
export const tracedStore = (store: Store): Store => ({
  write: (key, content) => traced('store write', {}, () => store.write(key, content)),
  size: (key) => traced('store size', {}, () => store.size(key)),
  read: (key, part) => traced('store read', {}, () => store.read(key, part)),
  list: (prefix) => store.list(prefix),
  remove: (key) => traced('store remove', {}, () => store.remove(key)),
  removeAll: (prefix) => traced('store remove', {}, () => store.removeAll(prefix)),
});

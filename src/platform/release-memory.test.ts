import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { releaseMemory } from './release-memory.server.ts';

it('collects what is no longer used, and other code gets no function for it', async () => {
  const unused = new WeakRef({ text: 'x'.repeat(1000) });
  // A WeakRef holds its object until the end of the turn.
  await nextTurn();
  releaseMemory();
  expect(unused.deref()).toBeUndefined();
  expect((globalThis as { gc?: unknown }).gc).toBeUndefined();
});

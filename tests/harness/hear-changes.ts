import { onTestFinished, vi } from 'vitest';
import { listenForChanges } from '../../src/platform/database/notices.server.ts';
import type { TestApp } from './test-app.ts';

export interface HeardChanges {
  /**
   * Makes a change in another process and waits until `isThere` in this one. That is asked again only
   * when a notice has arrived, and no timer runs meanwhile: so it came with the notice, and nothing
   * delayed it. In a test only.
   */
  atOnce(change: () => Promise<unknown>, isThere: () => Promise<boolean>): Promise<void>;
  close(): Promise<void>;
}

/** From now on `app` hears the changes of other processes, as a process of the product does. */
export async function hearChanges({ app, database }: TestApp): Promise<HeardChanges> {
  let next = Promise.withResolvers<void>();
  const { close } = await listenForChanges(
    database.config,
    (tags) => {
      app.services.invalidate(tags);
      next.resolve();
      next = Promise.withResolvers();
    },
    app.forgetAll,
  );
  return {
    close,
    async atOnce(change, isThere) {
      // Also if the test ends because nothing arrives.
      onTestFinished(() => void vi.useRealTimers());
      vi.useFakeTimers({
        toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'],
      });
      await change();
      for (;;) {
        const { promise } = next;
        if (await isThere()) break;
        await promise;
      }
      vi.useRealTimers();
    },
  };
}

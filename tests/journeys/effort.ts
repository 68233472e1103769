import type { BrowserContext } from 'playwright-core';

/** What a person does on a page: clicks on controls, and fields that get a value. */
export interface Effort {
  clicks: number;
  fields: number;
}

const BINDING = 'countEffort';

/** Runs in every page. A field counts again when it is written in after it was left. */
function watch(binding: string): void {
  const CONTROLS = 'a, button, summary, label, input, select, [role=button], [role=option]';
  const CLICKED = 'input[type=checkbox], input[type=radio]';
  const tell = (kind: 'clicks' | 'fields') =>
    (globalThis as unknown as Record<string, (kind: string) => void>)[binding]?.(kind);
  let written: EventTarget | null = null;
  addEventListener('focusin', () => (written = null), true);
  addEventListener(
    'click',
    (event) => {
      // Of a label the browser makes a second click on its control, which has no pointer; a key, too.
      const { pointerType } = event as PointerEvent;
      const isOnControl = (event.target as Element).closest(CONTROLS) !== null;
      if (event.isTrusted && pointerType && isOnControl) tell('clicks');
    },
    true,
  );
  addEventListener(
    'input',
    ({ target }) => {
      if (target === written || (target as Element).matches(CLICKED)) return;
      written = target;
      tell('fields');
    },
    true,
  );
}

/** Counts what is done in a browser profile; each call gives what was done since the one before. */
export async function countEffort(context: BrowserContext): Promise<() => Effort> {
  let effort: Effort = { clicks: 0, fields: 0 };
  await context.exposeBinding(BINDING, (_source, kind: keyof Effort) => {
    effort[kind]++;
  });
  await context.addInitScript(`(${watch})(${JSON.stringify(BINDING)})`);
  return () => {
    const done = effort;
    effort = { clicks: 0, fields: 0 };
    return done;
  };
}

import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const MODULE = fileURLToPath(new URL('./tick-shape.server.ts', import.meta.url));

/** Prints the hidden class of an object of `process.nextTick` before and after garbage collections. */
const script = (isKept: boolean) => `
  import { createHook } from 'node:async_hooks';
  import { setTimeout as wait } from 'node:timers/promises';
  import { keepTickShape } from ${JSON.stringify(MODULE)};
  if (${isKept}) keepTickShape();
  function printShape() {
    const hook = createHook({
      init: (_id, type, _trigger, tick) => type === 'TickObject' && %DebugPrint(tick),
    }).enable();
    process.nextTick(() => {});
    hook.disable();
  }
  printShape();
  // Only then does V8 remember the class at all.
  for (let n = 0; n < 1000; n++) await new Promise((resolve) => process.nextTick(resolve));
  for (let n = 0; n < 8; n++) {
    await wait(5);
    gc();
  }
  printShape();`;

function shapes(isKept: boolean): string[] {
  const output = execFileSync(
    process.execPath,
    ['--expose-gc', '--allow-natives-syntax', '--input-type=module', '-e', script(isKept)],
    { encoding: 'utf8' },
  );
  return [...output.matchAll(/DebugPrint: .*\n - map: (0x\w+)/g)].map(([, map]) => map as string);
}

it('the objects of process.nextTick have the same hidden class after garbage collections', () => {
  const [before, after, ...more] = shapes(true);
  expect(before).toMatch(/^0x/);
  expect(after).toBe(before);
  expect(more).toEqual([]);
});

it('without it, V8 forgets that class: a Node that does not needs no keepTickShape', () => {
  const [before, after] = shapes(false);
  expect(after).not.toBe(before);
});

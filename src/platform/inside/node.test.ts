import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, createServer } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { listenOn, releaseMemory } from './node.server.ts';

const MODULE = fileURLToPath(new URL('./node.server.ts', import.meta.url));

/** Prints the hidden class of an object of `process.nextTick` before and after garbage collections. */
const program = (isKept: boolean) => [
  '--input-type=module',
  '-e',
  `
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
  printShape();`,
];

function shapes(isKept: boolean): string[] {
  const output = execFileSync(
    process.execPath,
    // Without compaction a hidden class stays at its address.
    ['--expose-gc', '--no-compact', '--allow-natives-syntax', ...program(isKept)],
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
  const isForgotten = () => {
    const [before, after] = shapes(false);
    return after !== before;
  };
  // The new class may be at the address of the forgotten one.
  expect([isForgotten(), isForgotten(), isForgotten()]).toContain(true);
});

it('a server takes over the socket of another one, which was opened for it', async () => {
  const early = createServer((socket) => socket.destroy()).listen(0, '127.0.0.1');
  await once(early, 'listening');
  const { port } = early.address() as AddressInfo;
  const server = createHttpServer((_request, response) => response.end('answered'));
  server.listen(listenOn(early, 0, 'unused'));
  await once(server, 'listening');
  expect((server.address() as AddressInfo).port).toBe(port);
  const answer = await fetch(`http://127.0.0.1:${port}/`, { headers: { connection: 'close' } });
  expect(await answer.text()).toBe('answered');
  await new Promise((resolve) => server.close(resolve));
});

it('collects what is no longer used, and other code gets no function for it', async () => {
  const unused = new WeakRef({ text: 'x'.repeat(1000) });
  // A WeakRef holds its object until the end of the turn.
  await nextTurn();
  releaseMemory();
  expect(unused.deref()).toBeUndefined();
  expect((globalThis as { gc?: unknown }).gc).toBeUndefined();
});

import { expect, test } from 'vitest';
import type { Database } from './database/client.server.ts';
import { defineSlot, defineSource, provide, Sources } from './sources.server.ts';

class Counted {
  changes: string[] = [];
  cleared = 0;
  invalidate(tags: string[]) {
    this.changes.push(...tags);
  }
  clear() {
    this.cleared += 1;
  }
}
const first = defineSource(() => new Counted());
const second = defineSource(() => new Counted());

test('a source is made once in a process, and gets every change', () => {
  const sources = new Sources({} as Database);
  const kept = sources.read(first);
  expect(sources.read(first)).toBe(kept);
  expect(sources.read(second)).not.toBe(kept);
  sources.invalidate(['party']);
  sources.clear();
  for (const source of [first, second])
    expect(sources.read(source)).toMatchObject({ changes: ['party'], cleared: 1 });
  expect(new Sources({} as Database).read(first)).not.toBe(kept);
});

test('a slot of one feature gives what another feature provides', () => {
  const slot = defineSlot<() => string>('greetings');
  const sources = new Sources({} as Database, [provide(slot, () => () => 'hello')]);
  expect(sources.read(slot)()).toBe('hello');
  sources.invalidate(['party']);
  expect(() => new Sources({} as Database).read(slot)).toThrow('No feature provides greetings.');
});

test('what is provided for a slot may read another value', () => {
  const slot = defineSlot<{ of: Counted }>('a pair');
  const pair = provide(slot, (_db, read) => ({ of: read(first) }));
  const sources = new Sources({} as Database, [pair]);
  expect(sources.read(slot).of).toBe(sources.read(first));
});

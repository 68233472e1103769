import { expect, it } from 'vitest';
import { Opened } from './opened.server.ts';

it('resources are closed in reverse order, all of them also when one fails', async () => {
  const opened = new Opened();
  const closed: string[] = [];
  const close = (name: string) => async () => {
    await new Promise(setImmediate);
    closed.push(name);
  };
  const fail = (reason: string) => () => {
    throw new Error(reason);
  };
  opened.add(close('database'));
  opened.add(close('pool'));
  opened.add(close('server'), fail('jobs'));
  opened.add(fail('notices'));
  await expect(opened.close()).rejects.toThrow('notices');
  expect(closed).toEqual(['server', 'pool', 'database']);
  await opened.close();
  expect(closed).toHaveLength(3);
});

import { Writable } from 'node:stream';
import type pg from 'pg';
import { expect, it } from 'vitest';
import { sendTogether } from './send-together.server.ts';

/** A connection, and the packets that it sent. */
function open() {
  const packets: string[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      packets.push(String(chunk));
      done();
    },
    writev(chunks, done) {
      packets.push(chunks.map(({ chunk }) => String(chunk)).join());
      done();
    },
  });
  return { packets, stream, client: { connection: { stream } } as unknown as pg.PoolClient };
}

it('statements that start at once are one packet, and later ones another', async () => {
  const { client, stream, packets } = open();
  await sendTogether(client, async () => {
    stream.write('a');
    stream.write('b');
    await undefined;
    stream.write('c');
  });
  expect(packets).toEqual(['a,b', 'c']);
});

it('after an error, what was started is sent', () => {
  const { client, stream, packets } = open();
  const failing = () =>
    sendTogether(client, () => {
      stream.write('a');
      throw new Error('failed');
    });
  expect(failing).toThrow('failed');
  expect(packets).toEqual(['a']);
});

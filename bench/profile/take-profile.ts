import { readFile } from 'node:fs/promises';
import type { Profile } from './top-functions.ts';

/** The inspector port of the product for profiles; only on this machine. */
export const inspectArgs = (port: number) => [`--inspect=127.0.0.1:${port}`];

/** A CPU profile of the process with this inspector port while `run` runs. */
export async function takeProfile<T>(
  port: number,
  run: () => Promise<T>,
): Promise<{ result: T; profile: Profile }> {
  const listed = await fetch(`http://127.0.0.1:${port}/json/list`);
  const [target] = (await listed.json()) as { webSocketDebuggerUrl: string }[];
  const socket = new WebSocket(target?.webSocketDebuggerUrl as string);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  let id = 0;
  const call = <R>(method: string, params = {}) =>
    new Promise<R>((resolve) => {
      const mine = ++id;
      const take = ({ data }: MessageEvent) => {
        const message = JSON.parse(data);
        if (message.id !== mine) return;
        socket.removeEventListener('message', take);
        resolve(message.result);
      };
      socket.addEventListener('message', take);
      socket.send(JSON.stringify({ id: mine, method, params }));
    });
  await call('Profiler.enable');
  await call('Profiler.setSamplingInterval', { interval: 500 });
  await call('Profiler.start');
  const result = await run();
  const { profile } = await call<{ profile: Profile }>('Profiler.stop');
  socket.close();
  return { result, profile };
}

/** The source map beside a built file, if there is one. */
export async function readSourceMap(builtFile: string): Promise<object | null> {
  const text = await readFile(`${builtFile}.map`, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

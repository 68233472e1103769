import { readFile } from 'node:fs/promises';
import { SourceMap } from 'node:module';
import { fileURLToPath } from 'node:url';

interface Frame {
  functionName: string;
  url: string;
  lineNumber: number;
  columnNumber: number;
}

interface ProfileNode {
  id: number;
  callFrame: Frame;
  children?: number[];
}

interface Profile {
  nodes: ProfileNode[];
  samples: number[];
  timeDeltas: number[];
}

const SHOWN = 35;

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

/** Shares of the busy time: by function without its calls, by function with its calls, and by file. */
export async function describeProfile(profile: Profile): Promise<string> {
  const nodes = new Map(profile.nodes.map((node) => [node.id, node]));
  const names = await nameFrames(profile.nodes);
  const own = new Map<number, number>();
  let busy = 0;
  profile.samples.forEach((id, i) => {
    if (nodes.get(id)?.callFrame.functionName === '(idle)') return;
    const time = profile.timeDeltas[i] ?? 0;
    busy += time;
    own.set(id, (own.get(id) ?? 0) + time);
  });
  const [bySelf, byTotal, byFile] = [
    new Map<string, number>(),
    new Map<string, number>(),
    new Map<string, number>(),
  ];
  const add = (to: Map<string, number>, key: string, time: number) =>
    to.set(key, (to.get(key) ?? 0) + time);
  const walk = (node: ProfileNode, above: Set<string>): number => {
    const { name, file } = names.get(node) as Named;
    const time = own.get(node.id) ?? 0;
    add(bySelf, name, time);
    add(byFile, file, time);
    // A function that calls itself counts once.
    const outermost = !above.has(name);
    if (outermost) above.add(name);
    let whole = time;
    for (const id of node.children ?? []) whole += walk(nodes.get(id) as ProfileNode, above);
    if (outermost) {
      above.delete(name);
      add(byTotal, name, whole);
    }
    return whole;
  };
  walk(profile.nodes[0] as ProfileNode, new Set());
  const list = (title: string, times: Map<string, number>) =>
    [
      `${title}:`,
      ...[...times]
        .sort((a, b) => b[1] - a[1])
        .slice(0, SHOWN)
        .map(([name, time]) => `  ${((time / busy) * 100).toFixed(1).padStart(5)} %  ${name}`),
    ].join('\n');
  return [
    list('By function, itself', bySelf),
    list('By file', byFile),
    list('By function, with its calls', byTotal),
  ].join('\n\n');
}

interface Named {
  name: string;
  file: string;
}

/** Names frames by the sources they were built from. */
async function nameFrames(nodes: ProfileNode[]): Promise<Map<ProfileNode, Named>> {
  const urls = [...new Set(nodes.map((node) => node.callFrame.url))];
  const maps = new Map<string, SourceMap>();
  for (const url of urls) {
    if (!url.startsWith('file:')) continue;
    const map = await readSourceMap(fileURLToPath(url));
    if (map) maps.set(url, new SourceMap(map as ConstructorParameters<typeof SourceMap>[0]));
  }
  return new Map(
    nodes.map((node) => {
      const { functionName, url, lineNumber, columnNumber } = node.callFrame;
      const entry = maps.get(url)?.findEntry(lineNumber, columnNumber);
      const source = entry && 'originalSource' in entry ? entry.originalSource : url;
      const file = shorten(source);
      const line = entry && 'originalLine' in entry ? entry.originalLine + 1 : lineNumber + 1;
      const name = functionName || '(anonymous)';
      return [node, { name: file ? `${name}  ${file}:${line}` : name, file: file || name }];
    }),
  );
}

function shorten(source: string): string {
  const [, inPackage] = /.*node_modules\/(.*)$/.exec(source) ?? [];
  return (
    inPackage ?? source.replace(/^.*?\/?(src|database|dist)\//, '$1/').replace(/^(\.\.\/)+/, '')
  );
}

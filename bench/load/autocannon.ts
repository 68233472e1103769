import autocannon from 'autocannon';
import { Latencies } from './latencies.ts';
import type { Figures, Load, Target } from './target.ts';

/** The same as `wrk` does, for machines without it; it needs more processor time of the client's core. */
export async function runAutocannon(origin: string, target: Target, load: Load): Promise<Figures> {
  // Its own histogram has only whole milliseconds.
  const latencies = new Latencies();
  const started = performance.now();
  const options: autocannon.Options = {
    url: origin,
    connections: load.connections,
    duration: load.seconds,
    timeout: 30,
    requests: [{ method: target.method ?? 'GET', setupRequest: requestsOf(target) }],
  };
  const { errors, timeouts } = await new Promise<autocannon.Result>((resolve, reject) => {
    const run = autocannon(options, (error, result) => (error ? reject(error) : resolve(result)));
    run.on('response', (_client, status, _bytes, ms) => latencies.add(ms, status));
  });
  latencies.bad += errors + timeouts;
  return latencies.figures((performance.now() - started) / 1000);
}

let number = Date.now() % 1e9;

/** The paths of a target in turn, over all connections together. */
function requestsOf({ paths, headers = {}, body, fromManyNetworks = false }: Target) {
  let i = Math.floor(Math.random() * paths.length);
  return (request: autocannon.Request): autocannon.Request => {
    i = (i + 1) % paths.length;
    number++;
    const network = fromManyNetworks && { 'X-Forwarded-For': networkOf(i) };
    return {
      ...request,
      path: paths[i],
      headers: { ...headers, ...network },
      body: body?.replace('{{n}}', String(number)),
    };
  };
}

const networkOf = (n: number) => `10.1.${Math.floor(n / 250)}.${n % 250}`;

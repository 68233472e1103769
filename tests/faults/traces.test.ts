import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { describe, it } from 'vitest';
import { startServer } from '../harness/server.ts';
import { startTraceCollector } from '../harness/trace-collector.ts';

// They mostly wait, so they run in parallel.
describe.concurrent('a server that sends traces', () => {
  it('sends those that wait when it stops', async ({ expect }) => {
    const collector = await startTraceCollector();
    const server = await startServer({
      DEMO: 'off',
      OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'parti',
    });
    const reply = await fetch(`${server.origin}/api/auth/me`);
    const id = reply.headers.get('x-request-id');
    const exited = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    expect((await exited)[0]).toBe(0);
    const ids = collector.spans().map(({ attributes }) => attributes['ufuk.request.id']);
    expect(ids).toContain(id);
    expect(collector.bodies.join()).toContain('parti');
    await collector.close();
    await server.stop();
  });

  it('answers and stops as usual if the collector accepts them and says nothing', async ({
    expect,
  }) => {
    const silent = createServer(() => {}).listen(0, '127.0.0.1');
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const server = await startServer({
      DEMO: 'off',
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    });
    for (let n = 0; n < 20; n++)
      expect((await fetch(`${server.origin}/api/contents?page=${n + 1}`)).status).toBe(200);
    const exited = once(server.process, 'exit');
    server.process.kill('SIGTERM');
    // A stop that takes too long ends with 1.
    expect((await exited)[0]).toBe(0);
    silent.close();
    await server.stop();
  });
});

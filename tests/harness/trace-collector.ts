import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: Record<string, unknown>;
  status: { code: number };
}

export interface TraceCollector {
  url: string;
  /** What was received, as it was sent. */
  bodies: string[];
  headers: Record<string, unknown>[];
  spans(): CollectedSpan[];
  close(): Promise<void>;
}

type Attribute = { key: string; value: Record<string, unknown> };

/** An HTTP server that collects spans in OTLP/JSON. */
export async function startTraceCollector(): Promise<TraceCollector> {
  const bodies: string[] = [];
  const headers: Record<string, unknown>[] = [];
  const server = createServer(async (request, response) => {
    headers.push({ ...request.headers, path: request.url });
    bodies.push(await text(request));
    response.setHeader('content-type', 'application/json').end('{}');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1/traces`,
    bodies,
    headers,
    spans: () =>
      bodies.flatMap((body) =>
        JSON.parse(body).resourceSpans.flatMap(
          (resource: {
            scopeSpans: { spans: (CollectedSpan & { attributes: Attribute[] })[] }[];
          }) =>
            resource.scopeSpans.flatMap(({ spans }) =>
              spans.map((span) => ({
                ...span,
                attributes: Object.fromEntries(
                  (span.attributes as unknown as Attribute[]).map(({ key, value }) => [
                    key,
                    Object.values(value)[0],
                  ]),
                ),
              })),
            ),
        ),
      ),
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

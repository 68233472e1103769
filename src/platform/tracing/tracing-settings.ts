import { percentDecoded } from '../percent-decoding.ts';

/** Where traces go. The variables have the names that OpenTelemetry defines. */
export interface TracingSettings {
  /** The collector's address for traces. */
  url: string;
  /** For the collector, such as its token. */
  headers: Record<string, string>;
  serviceName: string;
  /** Which part of the requests is traced, from 0 to 1. */
  ratio: number;
}

/** `name=value,name=value`, as in `OTEL_EXPORTER_OTLP_HEADERS`; null if it is something else. */
export function parseHeaders(text: string): Record<string, string> | null {
  const headers: Record<string, string> = {};
  for (const pair of text.split(',')) {
    const [, name = '', value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*=\s*(.*?)\s*$/.exec(pair) ?? [];
    if (!name) return null;
    const plain = percentDecoded(value);
    if (plain === null || /[^\t\x20-\x7e]/.test(plain)) return null;
    headers[name] = plain;
  }
  return headers;
}

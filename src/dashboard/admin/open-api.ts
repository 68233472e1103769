import { queryOptions } from '@tanstack/react-query';
import * as z from 'zod/mini';
import { session } from '../kit/session/session.ts';

/** The part of JSON Schema that our calls use. */
export interface Schema {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  anyOf?: Schema[];
}

const AnySchema = z.custom<Schema>();
const Content = z.optional(z.record(z.string(), z.object({ schema: z.optional(AnySchema) })));
const Call = z.object({
  tags: z._default(z.array(z.string()), []),
  summary: z.optional(z.string()),
  'x-right': z.string(),
  parameters: z._default(
    z.array(
      z.object({ name: z.string(), in: z.string(), required: z.boolean(), schema: AnySchema }),
    ),
    [],
  ),
  requestBody: z.optional(z.object({ content: Content })),
  responses: z.record(z.string(), z.object({ content: Content })),
});
const Document = z.looseObject({ paths: z.record(z.string(), z.record(z.string(), Call)) });
export type Document = z.infer<typeof Document>;

export interface ApiCall extends z.infer<typeof Call> {
  method: string;
  path: string;
}

export const apiDocument = () =>
  queryOptions({
    queryKey: ['api-document'],
    queryFn: async ({ signal }) => {
      const document = await session.request('/api/docs', { signal });
      return { document, groups: groupCalls(Document.parse(document)) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The calls of each tag, in the order of their addresses. */
export function groupCalls({ paths }: Document): [tag: string, calls: ApiCall[]][] {
  const groups = new Map<string, ApiCall[]>();
  for (const [path, calls] of Object.entries(paths)) {
    for (const [method, call] of Object.entries(calls)) {
      const tag = call.tags[0] ?? '';
      groups.set(tag, [
        ...(groups.get(tag) ?? []),
        { ...call, method: method.toUpperCase(), path },
      ]);
    }
  }
  return [...groups].sort(([a], [b]) => (a < b ? -1 : 1));
}

export const schemaOf = (content: z.infer<typeof Content>): Schema | undefined =>
  Object.values(content ?? {})[0]?.schema;

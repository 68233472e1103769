import type { FastifyInstance, InjectOptions } from 'fastify';

export interface MountedRoute {
  method: NonNullable<InjectOptions['method']>;
  /** Such as `/api/contents/:id`. */
  pattern: string;
}

/** Every route of the product, as the server has mounted it. */
export function mountedRoutes(server: FastifyInstance): MountedRoute[] {
  const found: MountedRoute[] = [];
  const parents: string[] = [];
  for (const line of server.printRoutes({ commonPrefix: false }).split('\n')) {
    const match = /^([│ ├└─]*)(\S+)(?: \(([A-Z, ]+)\))?/.exec(line);
    if (!match) continue;
    const depth = (match[1]?.length ?? 0) / 4;
    parents.length = depth;
    parents[depth] = match[2] as string;
    for (const method of match[3]?.split(', ') ?? [])
      found.push({ method: method as MountedRoute['method'], pattern: parents.join('') });
  }
  return found;
}

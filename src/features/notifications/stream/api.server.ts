import type { Api } from '../../../platform/http/api.server.ts';
import { requireStaff } from '../../../platform/require.ts';
import { ownRight } from '../../../platform/rights.ts';
import type { Services } from '../../../platform/services.server.ts';
import { kindsOf, kindTag, userTag } from '../kinds.server.ts';
import { canHaveNotifications } from '../policy.ts';
import { STREAMS } from './source.server.ts';

/** Tells browsers at once that there is something new. */
export function streamApi(api: Api, services: Services): void {
  api.get(
    '/notifications/stream',
    {
      config: { right: ownRight },
      // Sent until the browser leaves: a HEAD request would never end.
      exposeHeadRoute: false,
      schema: {
        tags: ['notifications'],
        summary:
          'Events (text/event-stream): `changed` when the list of notifications has to be read again',
      },
    },
    async (request, reply) => {
      const { id: userId, role, sessionId } = requireStaff(request.actor, canHaveNotifications);
      const own = kindsOf(services.notificationKinds, role).map(({ name }) => kindTag(name));
      const stream = services
        .read(STREAMS)
        .open(
          { userId, sessionId: sessionId ?? '', tags: new Set([userTag(userId), ...own]) },
          services.clock,
        );
      // A proxy must send each event at once.
      reply.header('X-Accel-Buffering', 'no').type('text/event-stream; charset=utf-8');
      return reply.send(stream);
    },
  );

  api.addHook('preClose', async () => services.read(STREAMS).close());
}

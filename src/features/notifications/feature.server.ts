import { implement } from '../../platform/http/implement.server.ts';
import { NOTIFIER } from '../../platform/notify.server.ts';
import { provide } from '../../platform/sources.server.ts';
import type { Feature } from '../manifest.server.ts';
import { listContacts } from './contacts.server.ts';
import { notificationRoutes } from './contract.ts';
import { listNotifications } from './list.server.ts';
import { markAllRead, markNotification, removeNotification } from './mark.server.ts';
import { openNotifier } from './notifier.server.ts';
import { changeSettings, getSettings } from './settings.server.ts';
import { openStream, STREAMS } from './stream.server.ts';
import { cleanJob, summaryEmails, summaryJob, texts } from './summary.server.ts';

const api = implement(notificationRoutes, (services, scope) => {
  const { notificationKinds: kinds } = services;
  scope.addHook('preClose', async () => services.read(STREAMS).close());
  return {
    list: ({ op }) => listNotifications(op, kinds),
    markAllRead: ({ op, body }) => markAllRead(op, body.upTo),
    mark: ({ op, params, body }) => markNotification(op, kinds, params.key, body.isRead),
    remove: ({ op, params }) => removeNotification(op, kinds, params.key),
    settings: ({ op }) => getSettings(op, kinds),
    changeSettings: ({ op, body }) => changeSettings(op, kinds, body),
    stream: ({ request, reply }) => {
      const stream = openStream(services, request.actor);
      // A proxy must send each event at once.
      reply.header('X-Accel-Buffering', 'no').type('text/event-stream; charset=utf-8');
      return reply.send(stream);
    },
    contacts: ({ op }) => listContacts(op),
  };
});

export const notifications: Feature = {
  name: 'notifications',
  texts: [texts],
  api,
  jobs: ({ notificationKinds }) => [summaryJob(notificationKinds), cleanJob],
  emails: ({ publicUrl, notificationKinds }) => summaryEmails(publicUrl, notificationKinds),
  provides: [provide(NOTIFIER, openNotifier)],
};

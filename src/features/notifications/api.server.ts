import type { Api } from '../../platform/http/api.server.ts';
import { Done, dataReply, success } from '../../platform/http/replies.ts';
import { ownRight } from '../../platform/rights.ts';
import { operationFor, type Services } from '../../platform/services.server.ts';
import { contactsApi } from './contacts/api.server.ts';
import { listNotifications } from './list/list.server.ts';
import { markAllRead, markNotification, removeNotification } from './list/mark.server.ts';
import {
  KeyParam,
  NotificationList,
  NotificationSettings,
  ReadAll,
  ReadChange,
  SettingsChange,
} from './schema.ts';
import { changeSettings, getSettings } from './settings.server.ts';
import { streamApi } from './stream/api.server.ts';

const PATH = '/notifications';
const tags = ['notifications'];
const config = { right: ownRight };

/** The notifications of the signed-in user, and the colleagues. */
export function notificationsApi(api: Api, services: Services): void {
  const { notificationKinds: kinds } = services;
  api.get(
    PATH,
    {
      config,
      schema: {
        tags,
        summary: 'The notifications of the signed-in user, newest first',
        response: { 200: dataReply(NotificationList) },
      },
    },
    async (request) =>
      success({ data: await listNotifications(operationFor(services, request), kinds) }),
  );

  api.post(
    `${PATH}/read-all`,
    {
      config,
      schema: {
        tags,
        summary: 'Mark all notifications up to this one as read',
        body: ReadAll,
        response: { 200: Done },
      },
    },
    async (request) => {
      await markAllRead(operationFor(services, request), request.body.upTo);
      return success({ message: request.t('platform:success.updated') });
    },
  );

  api.put(
    `${PATH}/:key`,
    {
      config,
      schema: {
        tags,
        summary: 'Mark one entry as read or unread',
        params: KeyParam,
        body: ReadChange,
        response: { 200: Done },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      await markNotification(op, kinds, request.params.key, request.body.isRead);
      return success({ message: request.t('platform:success.updated') });
    },
  );

  api.delete(
    `${PATH}/:key`,
    {
      config,
      schema: {
        tags,
        summary: 'Remove one entry from the list of the signed-in user',
        params: KeyParam,
        response: { 200: Done },
      },
    },
    async (request) => {
      await removeNotification(operationFor(services, request), kinds, request.params.key);
      return success({ message: request.t('platform:success.deleted') });
    },
  );

  api.get(
    `${PATH}/settings`,
    {
      config,
      schema: {
        tags,
        summary: 'Which notifications the signed-in user wants',
        response: { 200: dataReply(NotificationSettings) },
      },
    },
    async (request) => success({ data: await getSettings(operationFor(services, request), kinds) }),
  );

  api.put(
    `${PATH}/settings`,
    {
      config,
      schema: {
        tags,
        summary: 'Choose which notifications the signed-in user gets',
        body: SettingsChange,
        response: { 200: dataReply(NotificationSettings) },
      },
    },
    async (request) => {
      const op = operationFor(services, request);
      return success({ data: await changeSettings(op, kinds, request.body) });
    },
  );

  streamApi(api, services);
  contactsApi(api, services);
}

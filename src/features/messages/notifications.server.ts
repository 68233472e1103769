import type { NotificationKind } from '../../platform/notify.server.ts';
import { applicationsRight } from '../applications/policy.ts';

export const messageNew: NotificationKind = {
  name: 'messageNew',
  right: applicationsRight,
  isCounted: true,
};
export const messageAssigned: NotificationKind = { name: 'messageAssigned', right: null };

export const messageNotifications = [messageNew, messageAssigned];

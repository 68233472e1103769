import type { NotificationKind } from '../../platform/notify.server.ts';
import { applicationsRight } from './policy.ts';

export const applicationNew: NotificationKind = {
  name: 'applicationNew',
  right: applicationsRight,
  isCounted: true,
};
export const applicationAssigned: NotificationKind = { name: 'applicationAssigned', right: null };

export const applicationNotifications = [applicationNew, applicationAssigned];

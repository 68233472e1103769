import type { NotificationKind } from '../../../platform/notify.server.ts';

export const newDevice: NotificationKind = { name: 'newDevice', right: null };

import type { NotificationKind } from '../notify.server.ts';
import { siteRight } from '../rights.ts';

export const emailFailed: NotificationKind = {
  name: 'emailFailed',
  right: siteRight,
  isCounted: true,
};

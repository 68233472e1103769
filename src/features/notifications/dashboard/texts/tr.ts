import { tr as notificationLabels } from '../../text/labels/tr.ts';
import { tr as notifications } from '../../text/tr.ts';

export const texts = { notifications, notificationLabels };

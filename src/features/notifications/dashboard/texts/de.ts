import { de as notifications } from '../../text/de.ts';
import { de as notificationLabels } from '../../text/labels/de.ts';

export const texts = { notifications, notificationLabels };

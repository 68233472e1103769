import { en as notifications } from '../../text/en.ts';
import { en as notificationLabels } from '../../text/labels/en.ts';

export const texts = { notifications, notificationLabels };

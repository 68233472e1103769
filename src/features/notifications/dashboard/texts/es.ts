import { es as notifications } from '../../text/es.ts';
import { es as notificationLabels } from '../../text/labels/es.ts';

export const texts = { notifications, notificationLabels };

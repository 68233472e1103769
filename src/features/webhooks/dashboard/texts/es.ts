import { es as webhooks } from '../../text/es.ts';

export const texts = { webhooks };

import { tr as webhooks } from '../../text/tr.ts';

export const texts = { webhooks };

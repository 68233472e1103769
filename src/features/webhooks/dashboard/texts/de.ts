import { de as webhooks } from '../../text/de.ts';

export const texts = { webhooks };

import { en as webhooks } from '../../text/en.ts';

export const texts = { webhooks };

import { tr as account } from '../../text/tr.ts';

export const texts = { account };

import { tr as passwords } from '../../text/tr.ts';

export const texts = { passwords };

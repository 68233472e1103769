import { tr as media } from '../../text/tr.ts';

export const texts = { media };

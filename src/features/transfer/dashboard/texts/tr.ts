import { tr as transfer } from '../../text/tr.ts';

export const texts = { transfer };

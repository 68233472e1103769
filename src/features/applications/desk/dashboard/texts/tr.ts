import { tr as applications } from '../../text/tr.ts';

export const texts = { applications };

import { tr as staticPages } from '../../text/tr.ts';

export const texts = { staticPages };

import { en as staticPages } from '../../text/en.ts';

export const texts = { staticPages };

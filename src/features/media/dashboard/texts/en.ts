import { en as media } from '../../text/en.ts';

export const texts = { media };

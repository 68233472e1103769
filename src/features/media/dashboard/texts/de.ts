import { de as media } from '../../text/de.ts';

export const texts = { media };

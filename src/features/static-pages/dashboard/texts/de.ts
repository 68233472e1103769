import { de as staticPages } from '../../text/de.ts';

export const texts = { staticPages };

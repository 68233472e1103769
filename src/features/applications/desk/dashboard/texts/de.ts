import { de as applications } from '../../text/de.ts';

export const texts = { applications };

import { de as transfer } from '../../text/de.ts';

export const texts = { transfer };

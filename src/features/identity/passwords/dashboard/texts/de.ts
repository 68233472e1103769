import { de as passwords } from '../../text/de.ts';

export const texts = { passwords };

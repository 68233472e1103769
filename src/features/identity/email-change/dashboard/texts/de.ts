import { de as emailChange } from '../../text/de.ts';

export const texts = { emailChange };

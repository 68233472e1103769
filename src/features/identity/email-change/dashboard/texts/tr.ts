import { tr as emailChange } from '../../text/tr.ts';

export const texts = { emailChange };

import { en as emailChange } from '../../text/en.ts';

export const texts = { emailChange };

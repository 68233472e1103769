import { de as legalDesk } from '../../text/desk/de.ts';
import { de as legalTexts } from '../../text/site/de.ts';

export const texts = { legalDesk, legalTexts };

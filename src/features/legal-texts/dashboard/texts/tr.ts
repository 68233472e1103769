import { tr as legalDesk } from '../../text/desk/tr.ts';
import { tr as legalTexts } from '../../text/site/tr.ts';

export const texts = { legalDesk, legalTexts };

import { en as legalDesk } from '../../text/desk/en.ts';
import { en as legalTexts } from '../../text/site/en.ts';

export const texts = { legalDesk, legalTexts };

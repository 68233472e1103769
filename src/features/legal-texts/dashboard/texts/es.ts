import { es as legalDesk } from '../../text/desk/es.ts';
import { es as legalTexts } from '../../text/site/es.ts';

export const texts = { legalDesk, legalTexts };

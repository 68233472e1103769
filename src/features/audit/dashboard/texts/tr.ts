import { tr as audit } from '../../text/tr.ts';

export const texts = { audit };

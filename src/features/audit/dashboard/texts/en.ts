import { en as audit } from '../../text/en.ts';

export const texts = { audit };

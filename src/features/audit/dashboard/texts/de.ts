import { de as audit } from '../../text/de.ts';

export const texts = { audit };

import { de as health } from '../../text/de.ts';

export const texts = { health };

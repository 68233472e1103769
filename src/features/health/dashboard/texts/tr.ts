import { tr as health } from '../../text/tr.ts';

export const texts = { health };

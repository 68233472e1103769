import { en as health } from '../../text/en.ts';

export const texts = { health };

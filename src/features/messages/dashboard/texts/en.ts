import { en as messages } from '../../text/en.ts';

export const texts = { messages };

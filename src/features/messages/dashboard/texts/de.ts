import { de as messages } from '../../text/de.ts';

export const texts = { messages };

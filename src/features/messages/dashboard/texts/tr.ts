import { tr as messages } from '../../text/tr.ts';

export const texts = { messages };

import { de as content } from '../../text/de.ts';

export const texts = { content };

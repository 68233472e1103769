import { tr as content } from '../../text/tr.ts';

export const texts = { content };

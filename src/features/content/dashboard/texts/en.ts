import { en as content } from '../../text/en.ts';

export const texts = { content };

import { en as applications } from '../../text/en.ts';

export const texts = { applications };

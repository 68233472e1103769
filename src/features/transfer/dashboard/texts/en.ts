import { en as transfer } from '../../text/en.ts';

export const texts = { transfer };

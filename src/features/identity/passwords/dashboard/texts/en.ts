import { en as passwords } from '../../text/en.ts';

export const texts = { passwords };

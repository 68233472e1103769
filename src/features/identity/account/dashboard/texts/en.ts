import { en as account } from '../../text/en.ts';

export const texts = { account };

import { en as users } from '../../text/en.ts';

export const texts = { users };

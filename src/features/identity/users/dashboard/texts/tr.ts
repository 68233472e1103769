import { tr as users } from '../../text/tr.ts';

export const texts = { users };

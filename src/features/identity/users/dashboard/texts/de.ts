import { de as users } from '../../text/de.ts';

export const texts = { users };

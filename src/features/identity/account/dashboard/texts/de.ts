import { de as account } from '../../text/de.ts';

export const texts = { account };

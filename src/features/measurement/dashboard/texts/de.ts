import { de as measurement } from '../../text/de.ts';

export const texts = { measurement };

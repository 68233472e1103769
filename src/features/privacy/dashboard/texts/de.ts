import { de as privacy } from '../../text/de.ts';

export const texts = { privacy };

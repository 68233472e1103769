import { de as jobs } from '../../text/de.ts';

export const texts = { jobs };

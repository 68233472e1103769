import { tr as jobs } from '../../text/tr.ts';

export const texts = { jobs };

import { en as jobs } from '../../text/en.ts';

export const texts = { jobs };

import { en as measurement } from '../../text/en.ts';

export const texts = { measurement };

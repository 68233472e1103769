import { en as privacy } from '../../text/en.ts';

export const texts = { privacy };

import { tr as privacy } from '../../text/tr.ts';

export const texts = { privacy };

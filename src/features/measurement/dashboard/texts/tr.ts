import { tr as measurement } from '../../text/tr.ts';

export const texts = { measurement };

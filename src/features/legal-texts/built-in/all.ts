import type { LegalKind, LegalWordings } from '../schema.ts';
import { consent } from './consent/all.ts';
import { contactNotice } from './contact-notice/all.ts';
import { declaration } from './declaration/all.ts';
import { notice } from './notice/all.ts';

/** The first versions, used until an admin publishes an edited one. */
export const BUILT_IN: Record<LegalKind, LegalWordings> = {
  notice,
  consent,
  declaration,
  contactNotice,
};

import { de as account } from '../../features/account/text/de.ts';
import { de as audit } from '../../features/audit/text/de.ts';
import { de as auth } from '../../features/auth/text/de.ts';
import { de as content } from '../../features/content/text/de.ts';
import { de as measurement } from '../../features/measurement/text/de.ts';
import { de as media } from '../../features/media/text/de.ts';
import { de as passwords } from '../../features/passwords/text/de.ts';
import { de as users } from '../../features/users/text/de.ts';
import { de as dashboard } from '../text/de.ts';

/** The words the dashboard needs; those of the public pages stay with them. */
export const texts = {
  passwords,
  audit,
  account,
  users,
  auth,
  content,
  measurement,
  media,
  dashboard,
};

import { tr as account } from '../../features/account/text/tr.ts';
import { tr as audit } from '../../features/audit/text/tr.ts';
import { tr as auth } from '../../features/auth/text/tr.ts';
import { tr as content } from '../../features/content/text/tr.ts';
import { tr as measurement } from '../../features/measurement/text/tr.ts';
import { tr as media } from '../../features/media/text/tr.ts';
import { tr as passwords } from '../../features/passwords/text/tr.ts';
import { tr as users } from '../../features/users/text/tr.ts';
import { tr as dashboard } from '../text/tr.ts';

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

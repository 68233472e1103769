import { tr as dashboard } from '../dashboard/text/tr.ts';
import { tr as audit } from '../features/audit/text/tr.ts';
import { tr as content } from '../features/content/text/tr.ts';
import { tr as documents } from '../features/documents/text/tr.ts';
import { emails as accountEmails } from '../features/identity/account/text/emails/tr.ts';
import { tr as account } from '../features/identity/account/text/tr.ts';
import { tr as auth } from '../features/identity/auth/text/tr.ts';
import { emails as emailChangeEmails } from '../features/identity/email-change/text/emails/tr.ts';
import { tr as emailChange } from '../features/identity/email-change/text/tr.ts';
import { emails as passwordEmails } from '../features/identity/passwords/text/emails/tr.ts';
import { tr as passwords } from '../features/identity/passwords/text/tr.ts';
import { tr as users } from '../features/identity/users/text/tr.ts';
import { tr as measurement } from '../features/measurement/text/tr.ts';
import { tr as media } from '../features/media/text/tr.ts';
import { tr as meetings } from '../features/meetings/text/tr.ts';
import { tr as party } from '../features/party/text/tr.ts';
import { tr as people } from '../features/people/text/tr.ts';
import { tr as search } from '../features/search/text/tr.ts';
import { tr as platform } from '../platform/text/tr.ts';
import { tr as site } from '../site/text/tr.ts';

export const tr = {
  account,
  accountEmails,
  audit,
  auth,
  content,
  dashboard,
  documents,
  emailChange,
  emailChangeEmails,
  measurement,
  media,
  meetings,
  party,
  passwordEmails,
  passwords,
  people,
  platform,
  search,
  site,
  users,
};

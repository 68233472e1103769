import { de as dashboard } from '../dashboard/text/de.ts';
import { de as audit } from '../features/audit/text/de.ts';
import { de as content } from '../features/content/text/de.ts';
import { de as documents } from '../features/documents/text/de.ts';
import { de as account } from '../features/identity/account/text/de.ts';
import { emails as accountEmails } from '../features/identity/account/text/emails/de.ts';
import { de as auth } from '../features/identity/auth/text/de.ts';
import { de as emailChange } from '../features/identity/email-change/text/de.ts';
import { emails as emailChangeEmails } from '../features/identity/email-change/text/emails/de.ts';
import { de as passwords } from '../features/identity/passwords/text/de.ts';
import { emails as passwordEmails } from '../features/identity/passwords/text/emails/de.ts';
import { de as users } from '../features/identity/users/text/de.ts';
import { de as measurement } from '../features/measurement/text/de.ts';
import { de as media } from '../features/media/text/de.ts';
import { de as meetings } from '../features/meetings/text/de.ts';
import { de as party } from '../features/party/text/de.ts';
import { de as people } from '../features/people/text/de.ts';
import { de as search } from '../features/search/text/de.ts';
import { de as platform } from '../platform/text/de.ts';
import { de as site } from '../site/text/de.ts';

export const de = {
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

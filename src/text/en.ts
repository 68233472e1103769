import { en as dashboard } from '../dashboard/text/en.ts';
import { en as audit } from '../features/audit/text/en.ts';
import { en as content } from '../features/content/text/en.ts';
import { en as documents } from '../features/documents/text/en.ts';
import { emails as accountEmails } from '../features/identity/account/text/emails/en.ts';
import { en as account } from '../features/identity/account/text/en.ts';
import { en as auth } from '../features/identity/auth/text/en.ts';
import { emails as emailChangeEmails } from '../features/identity/email-change/text/emails/en.ts';
import { en as emailChange } from '../features/identity/email-change/text/en.ts';
import { emails as passwordEmails } from '../features/identity/passwords/text/emails/en.ts';
import { en as passwords } from '../features/identity/passwords/text/en.ts';
import { en as users } from '../features/identity/users/text/en.ts';
import { en as measurement } from '../features/measurement/text/en.ts';
import { en as media } from '../features/media/text/en.ts';
import { en as meetings } from '../features/meetings/text/en.ts';
import { en as party } from '../features/party/text/en.ts';
import { en as people } from '../features/people/text/en.ts';
import { en as search } from '../features/search/text/en.ts';
import { en as platform } from '../platform/text/en.ts';
import { en as site } from '../site/text/en.ts';

export const en = {
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

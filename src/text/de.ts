import { de as dashboard } from '../dashboard/text/de.ts';
import { de as account } from '../features/account/text/de.ts';
import { letters as accountLetters } from '../features/account/text/letters/de.ts';
import { de as audit } from '../features/audit/text/de.ts';
import { de as auth } from '../features/auth/text/de.ts';
import { de as content } from '../features/content/text/de.ts';
import { de as documents } from '../features/documents/text/de.ts';
import { de as emailChange } from '../features/email-change/text/de.ts';
import { letters as emailChangeLetters } from '../features/email-change/text/letters/de.ts';
import { de as measurement } from '../features/measurement/text/de.ts';
import { de as media } from '../features/media/text/de.ts';
import { de as meetings } from '../features/meetings/text/de.ts';
import { de as party } from '../features/party/text/de.ts';
import { de as passwords } from '../features/passwords/text/de.ts';
import { letters as passwordLetters } from '../features/passwords/text/letters/de.ts';
import { de as people } from '../features/people/text/de.ts';
import { de as search } from '../features/search/text/de.ts';
import { de as users } from '../features/users/text/de.ts';
import { de as platform } from '../platform/text/de.ts';
import { de as site } from '../site/text/de.ts';

export const de = {
  account,
  accountLetters,
  audit,
  auth,
  content,
  dashboard,
  documents,
  emailChange,
  emailChangeLetters,
  measurement,
  media,
  meetings,
  party,
  passwordLetters,
  passwords,
  people,
  platform,
  search,
  site,
  users,
};

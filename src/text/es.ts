import { es as dashboard } from '../dashboard/text/es.ts';
import { es as audit } from '../features/audit/text/es.ts';
import { es as content } from '../features/content/text/es.ts';
import { es as documents } from '../features/documents/text/es.ts';
import { emails as accountEmails } from '../features/identity/account/text/emails/es.ts';
import { es as account } from '../features/identity/account/text/es.ts';
import { es as auth } from '../features/identity/auth/text/es.ts';
import { emails as emailChangeEmails } from '../features/identity/email-change/text/emails/es.ts';
import { es as emailChange } from '../features/identity/email-change/text/es.ts';
import { emails as passwordEmails } from '../features/identity/passwords/text/emails/es.ts';
import { es as passwords } from '../features/identity/passwords/text/es.ts';
import { es as users } from '../features/identity/users/text/es.ts';
import { es as measurement } from '../features/measurement/text/es.ts';
import { es as media } from '../features/media/text/es.ts';
import { es as meetings } from '../features/meetings/text/es.ts';
import { es as party } from '../features/party/text/es.ts';
import { es as people } from '../features/people/text/es.ts';
import { es as search } from '../features/search/text/es.ts';
import { es as platform } from '../platform/text/es.ts';
import { es as site } from '../site/text/es.ts';

export const es = {
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

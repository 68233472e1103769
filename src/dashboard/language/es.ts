import { es as account } from '../../features/account/text/es.ts';
import { es as audit } from '../../features/audit/text/es.ts';
import { es as auth } from '../../features/auth/text/es.ts';
import { es as content } from '../../features/content/text/es.ts';
import { es as measurement } from '../../features/measurement/text/es.ts';
import { es as media } from '../../features/media/text/es.ts';
import { es as passwords } from '../../features/passwords/text/es.ts';
import { es as users } from '../../features/users/text/es.ts';
import { es as dashboard } from '../text/es.ts';

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

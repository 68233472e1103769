import { es as audit } from '../../../features/audit/text/es.ts';
import { es as contentAudit } from '../../../features/content/text/audit/es.ts';
import { es as content } from '../../../features/content/text/es.ts';
import { es as emailTemplatesAudit } from '../../../features/email-templates/text/audit/es.ts';
import { es as account } from '../../../features/identity/account/text/es.ts';
import { es as emailChange } from '../../../features/identity/email-change/text/es.ts';
import { es as passwords } from '../../../features/identity/passwords/text/es.ts';
import { es as identityAudit } from '../../../features/identity/text/audit/es.ts';
import { es as users } from '../../../features/identity/users/text/es.ts';
import { es as measurement } from '../../../features/measurement/text/es.ts';
import { es as mediaAudit } from '../../../features/media/text/audit/es.ts';
import { es as media } from '../../../features/media/text/es.ts';
import { mergeTexts } from '../../../platform/i18n/texts.ts';

/** The words of the pages behind sign-in; those of the public pages stay with them. */
export const texts = mergeTexts([
  { account, audit, content, emailChange, measurement, media, passwords, users },
  { audit: contentAudit },
  { audit: emailTemplatesAudit },
  { audit: identityAudit },
  { audit: mediaAudit },
]);

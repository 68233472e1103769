import { en as audit } from '../../../features/audit/text/en.ts';
import { en as contentAudit } from '../../../features/content/text/audit/en.ts';
import { en as content } from '../../../features/content/text/en.ts';
import { en as emailTemplatesAudit } from '../../../features/email-templates/text/audit/en.ts';
import { en as account } from '../../../features/identity/account/text/en.ts';
import { en as emailChange } from '../../../features/identity/email-change/text/en.ts';
import { en as passwords } from '../../../features/identity/passwords/text/en.ts';
import { en as identityAudit } from '../../../features/identity/text/audit/en.ts';
import { en as users } from '../../../features/identity/users/text/en.ts';
import { en as measurement } from '../../../features/measurement/text/en.ts';
import { en as mediaAudit } from '../../../features/media/text/audit/en.ts';
import { en as media } from '../../../features/media/text/en.ts';
import { mergeTexts } from '../../../platform/i18n/texts.ts';

/** The words of the pages behind sign-in; those of the public pages stay with them. */
export const texts = mergeTexts([
  { account, audit, content, emailChange, measurement, media, passwords, users },
  { audit: contentAudit },
  { audit: emailTemplatesAudit },
  { audit: identityAudit },
  { audit: mediaAudit },
]);

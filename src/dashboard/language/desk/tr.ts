import { tr as audit } from '../../../features/audit/text/tr.ts';
import { tr as contentAudit } from '../../../features/content/text/audit/tr.ts';
import { tr as content } from '../../../features/content/text/tr.ts';
import { tr as emailTemplatesAudit } from '../../../features/email-templates/text/audit/tr.ts';
import { tr as account } from '../../../features/identity/account/text/tr.ts';
import { tr as emailChange } from '../../../features/identity/email-change/text/tr.ts';
import { tr as passwords } from '../../../features/identity/passwords/text/tr.ts';
import { tr as identityAudit } from '../../../features/identity/text/audit/tr.ts';
import { tr as users } from '../../../features/identity/users/text/tr.ts';
import { tr as measurement } from '../../../features/measurement/text/tr.ts';
import { tr as mediaAudit } from '../../../features/media/text/audit/tr.ts';
import { tr as media } from '../../../features/media/text/tr.ts';
import { mergeTexts } from '../../../platform/i18n/texts.ts';

/** The words of the pages behind sign-in; those of the public pages stay with them. */
export const texts = mergeTexts([
  { account, audit, content, emailChange, measurement, media, passwords, users },
  { audit: contentAudit },
  { audit: emailTemplatesAudit },
  { audit: identityAudit },
  { audit: mediaAudit },
]);

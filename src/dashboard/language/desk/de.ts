import { de as audit } from '../../../features/audit/text/de.ts';
import { de as contentAudit } from '../../../features/content/text/audit/de.ts';
import { de as content } from '../../../features/content/text/de.ts';
import { de as emailTemplatesAudit } from '../../../features/email-templates/text/audit/de.ts';
import { de as account } from '../../../features/identity/account/text/de.ts';
import { de as emailChange } from '../../../features/identity/email-change/text/de.ts';
import { de as passwords } from '../../../features/identity/passwords/text/de.ts';
import { de as identityAudit } from '../../../features/identity/text/audit/de.ts';
import { de as users } from '../../../features/identity/users/text/de.ts';
import { de as measurement } from '../../../features/measurement/text/de.ts';
import { de as mediaAudit } from '../../../features/media/text/audit/de.ts';
import { de as media } from '../../../features/media/text/de.ts';
import { mergeTexts } from '../../../platform/i18n/texts.ts';

/** The words of the pages behind sign-in; those of the public pages stay with them. */
export const texts = mergeTexts([
  { account, audit, content, emailChange, measurement, media, passwords, users },
  { audit: contentAudit },
  { audit: emailTemplatesAudit },
  { audit: identityAudit },
  { audit: mediaAudit },
]);

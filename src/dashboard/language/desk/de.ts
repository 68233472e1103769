import { de as account } from '../../../features/account/text/de.ts';
import { de as audit } from '../../../features/audit/text/de.ts';
import { de as content } from '../../../features/content/text/de.ts';
import { de as emailChange } from '../../../features/email-change/text/de.ts';
import { de as measurement } from '../../../features/measurement/text/de.ts';
import { de as media } from '../../../features/media/text/de.ts';
import { de as passwords } from '../../../features/passwords/text/de.ts';
import { de as users } from '../../../features/users/text/de.ts';

/** The words of the pages behind sign-in; those of the public pages stay with them. */
export const texts = { account, audit, content, emailChange, measurement, media, passwords, users };

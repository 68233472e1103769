import { tr as audit } from '../../../features/audit/text/tr.ts';
import { tr as content } from '../../../features/content/text/tr.ts';
import { tr as account } from '../../../features/identity/account/text/tr.ts';
import { tr as emailChange } from '../../../features/identity/email-change/text/tr.ts';
import { tr as passwords } from '../../../features/identity/passwords/text/tr.ts';
import { tr as users } from '../../../features/identity/users/text/tr.ts';
import { tr as measurement } from '../../../features/measurement/text/tr.ts';
import { tr as media } from '../../../features/media/text/tr.ts';

/** The words of the pages behind sign-in; those of the public pages stay with them. */
export const texts = { account, audit, content, emailChange, measurement, media, passwords, users };

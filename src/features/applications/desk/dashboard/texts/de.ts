import { attachments } from '../../../attachments/text/de.ts';
import { applicationComparison } from '../../../compare/text/de.ts';
import { applicationCorrection } from '../../../correction/text/de.ts';
import { applicationDecision } from '../../../decision/text/de.ts';
import { declaration } from '../../../declaration/text/de.ts';
import { applicationExport } from '../../../export/text/de.ts';
import { proof } from '../../../proof/text/de.ts';
import { reveal } from '../../../reveal/text/de.ts';
import { applicationStatistics } from '../../../statistics/text/de.ts';
import { emails as applicationEmails } from '../../../text/emails/de.ts';
import { fields as applicationFields } from '../../../text/fields/de.ts';
import { de as applications } from '../../text/de.ts';
import { applicationPage } from '../../text/details/de.ts';

export const texts = {
  applicationEmails,
  applicationExport,
  applicationFields,
  applicationComparison,
  applicationCorrection,
  applicationDecision,
  applicationPage,
  applicationStatistics,
  applications,
  attachments,
  declaration,
  proof,
  reveal,
};

import { attachments } from '../../../attachments/text/tr.ts';
import { applicationComparison } from '../../../compare/text/tr.ts';
import { applicationCorrection } from '../../../correction/text/tr.ts';
import { applicationDecision } from '../../../decision/text/tr.ts';
import { declaration } from '../../../declaration/text/tr.ts';
import { applicationExport } from '../../../export/text/tr.ts';
import { proof } from '../../../proof/text/tr.ts';
import { reveal } from '../../../reveal/text/tr.ts';
import { applicationStatistics } from '../../../statistics/text/tr.ts';
import { emails as applicationEmails } from '../../../text/emails/tr.ts';
import { fields as applicationFields } from '../../../text/fields/tr.ts';
import { applicationPage } from '../../text/details/tr.ts';
import { tr as applications } from '../../text/tr.ts';

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

import { attachments } from '../../../attachments/text/en.ts';
import { applicationComparison } from '../../../compare/text/en.ts';
import { applicationCorrection } from '../../../correction/text/en.ts';
import { applicationDecision } from '../../../decision/text/en.ts';
import { declaration } from '../../../declaration/text/en.ts';
import { applicationExport } from '../../../export/text/en.ts';
import { proof } from '../../../proof/text/en.ts';
import { reveal } from '../../../reveal/text/en.ts';
import { applicationStatistics } from '../../../statistics/text/en.ts';
import { emails as applicationEmails } from '../../../text/emails/en.ts';
import { fields as applicationFields } from '../../../text/fields/en.ts';
import { applicationPage } from '../../text/details/en.ts';
import { en as applications } from '../../text/en.ts';

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

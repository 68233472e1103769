import { attachments } from '../../../attachments/text/es.ts';
import { applicationComparison } from '../../../compare/text/es.ts';
import { applicationCorrection } from '../../../correction/text/es.ts';
import { applicationDecision } from '../../../decision/text/es.ts';
import { declaration } from '../../../declaration/text/es.ts';
import { applicationExport } from '../../../export/text/es.ts';
import { proof } from '../../../proof/text/es.ts';
import { reveal } from '../../../reveal/text/es.ts';
import { applicationStatistics } from '../../../statistics/text/es.ts';
import { emails as applicationEmails } from '../../../text/emails/es.ts';
import { fields as applicationFields } from '../../../text/fields/es.ts';
import { applicationPage } from '../../text/details/es.ts';
import { es as applications } from '../../text/es.ts';

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

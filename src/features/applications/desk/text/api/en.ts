import type { TextOf } from '../../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  errors: {
    forbiddenMove: 'The application cannot be moved from its present status to the one you chose.',
  },
  fields: {
    reason: 'Reason',
    adminNote: 'Admin note',
    missingFields: 'Missing fields',
    assignee: 'Assignee',
    city: 'Province',
    district: 'District',
    from: 'First day',
    to: 'Last day',
    reached: 'Status it has had',
    only: 'Mark',
    filter: 'Filter',
    action: 'Action',
  },
  success: {
    applicationStatus: 'Application status updated.',
    applicationNote: 'Note saved.',
    applicationAssigned: 'Assignee updated.',
    applicationsChanged_one: '{{count}} application updated.',
    applicationsChanged_other: '{{count}} applications updated.',
  },
};

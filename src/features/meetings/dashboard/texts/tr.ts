import { tr as api } from '../../text/api/tr.ts';
import { tr as meetingsDesk } from '../../text/desk/tr.ts';

export const texts = { meetingsDesk, meetingFields: api.fields, meetingRules: api.validation };

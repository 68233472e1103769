import { de as api } from '../../text/api/de.ts';
import { de as meetingsDesk } from '../../text/desk/de.ts';

export const texts = { meetingsDesk, meetingFields: api.fields, meetingRules: api.validation };

import { en as api } from '../../text/api/en.ts';
import { en as meetingsDesk } from '../../text/desk/en.ts';

export const texts = { meetingsDesk, meetingFields: api.fields, meetingRules: api.validation };

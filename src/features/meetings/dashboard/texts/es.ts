import { es as api } from '../../text/api/es.ts';
import { es as meetingsDesk } from '../../text/desk/es.ts';

export const texts = { meetingsDesk, meetingFields: api.fields, meetingRules: api.validation };

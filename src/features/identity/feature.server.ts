import type { Feature } from '../manifest.server.ts';
import { accountApi } from './account/api.server.ts';
import { accountEmails } from './account/emails.server.ts';
import { texts as accountTexts } from './account/text/all.ts';
import { identityEvents } from './audit-events.ts';
import { authApi } from './auth/api.server.ts';
import { newDevice } from './auth/notifications.server.ts';
import { texts as authTexts } from './auth/text/all.ts';
import { emailChangeApi } from './email-change/api.server.ts';
import { emailChangeEmails } from './email-change/emails.server.ts';
import { texts as emailChangeTexts } from './email-change/text/all.ts';
import { passwordsApi } from './passwords/api.server.ts';
import { passwordEmails } from './passwords/emails.server.ts';
import { texts as passwordTexts } from './passwords/text/all.ts';
import { sessionsApi } from './sessions/api.server.ts';
import { texts } from './text/all.ts';
import { twoStepApi } from './two-step/api.server.ts';
import { usersApi } from './users/api.server.ts';
import { userSubjects } from './users/audit-subject.server.ts';
import { usersRight } from './users/policy.ts';
import { texts as userTexts } from './users/text/all.ts';

export const identity: Feature = {
  name: 'identity',
  rights: [usersRight],
  texts: [texts, accountTexts, authTexts, emailChangeTexts, passwordTexts, userTexts],
  api: (api, services) => {
    accountApi(api, services);
    authApi(api, services);
    emailChangeApi(api, services);
    passwordsApi(api, services);
    sessionsApi(api, services);
    twoStepApi(api, services);
    usersApi(api, services);
  },
  notifications: [newDevice],
  emails: ({ publicUrl, secretKey }) => ({
    ...passwordEmails(publicUrl, secretKey),
    ...accountEmails(publicUrl),
    ...emailChangeEmails(publicUrl, secretKey),
  }),
  auditEvents: identityEvents,
  auditSubjects: { user: userSubjects },
};

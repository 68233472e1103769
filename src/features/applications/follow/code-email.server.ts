import { eq } from 'drizzle-orm';
import type { EmailKind } from '../../../platform/mail/email.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { type EmailedApplication, findEmailed, wasSent } from '../emails/find.server.ts';
import { recordEmail } from '../emails/record.server.ts';
import { emailedTokenLink, linkTo } from '../links.server.ts';
import { applications } from '../tables.server.ts';
import { decryptAsked } from './ask.server.ts';
import { CODE_VALID_MS, digitsOf, openCode } from './codes.server.ts';
import { STATUS_PATH } from './paths.ts';

type Values = Record<string, string>;

/**
 * The e-mail with the one-time code, in the language of the application. The application is searched
 * when it is sent.
 */
export function codeEmail(publicUrl: string): EmailKind {
  const record = async (
    op: Operation,
    values: Values,
    outcome: Parameters<typeof recordEmail>[3],
  ) => {
    const asked = await findAsked(op, values);
    if (asked) await recordEmail(op, asked.id, 'applicationCode', outcome);
  };
  return {
    texts: 'applicationEmails',
    placeholders: { code: 'B-7K4M-9XQ2', digits: '4071 8253' },
    isDated: false,
    isSentOnce: true,
    hasAction: true,
    quietLink: 'applicationEmails:denial',
    async read(op, values, job) {
      const { request = '', at = '' } = values;
      const application = await findAsked(op, values);
      if (!application || (await wasSent(op, application.id, job))) return null;
      const endsAt = new Date(new Date(at).getTime() + CODE_VALID_MS);
      if (!(await openCode(op, { id: request, applicationId: application.id, endsAt })))
        return null;
      const { locale } = application;
      return {
        locale,
        to: application.to,
        values: {
          code: application.code,
          digits: digitsOf(op.keys, request).replace(/^(....)/, '$1 '),
        },
        href: linkTo(publicUrl, locale, STATUS_PATH, { istek: request }),
        quietHref: emailedTokenLink(publicUrl, locale, op.keys, {
          for: 'denial',
          id: application.id,
        }),
      };
    },
    sent: (op, values, job) => record(op, values, { kind: 'emailSent', job }),
    failed: (op, values, reason) => record(op, values, { kind: 'emailFailed', reason }),
  };
}

/** The application of the code, if the address is its own. */
async function findAsked(
  op: Operation,
  { request = '', asked = '' }: Values,
): Promise<EmailedApplication | null> {
  const { code, email } = decryptAsked(op.keys, request, asked);
  const [row] = await op.db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.code, code));
  const application = row ? await findEmailed(op, row.id) : null;
  return application?.to.email.toLowerCase() === email.toLowerCase() ? application : null;
}

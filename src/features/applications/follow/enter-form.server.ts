import { Invalid } from '../../../platform/errors.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { pageForm } from '../../../site/kit/forms/page-form.server.ts';
import { type LinkPurpose, tokenLink } from '../links.server.ts';
import { addEventTo } from '../timeline.server.ts';
import { spendCode } from './codes.server.ts';
import { isPossible } from './possible.ts';
import { readFollowed, readOutcome } from './read.server.ts';
import { CodeEntry } from './schema.server.ts';
import { statusPage } from './site/status-page.tsx';
import type { Followed, Outcome, StatusView } from './views.ts';

/** How long the links of the status page are valid. */
const LINKS_MS = 30 * 60_000;

/**
 * The status page is the reply to the form: nothing that is in an address opens it, so it is in no
 * log and no history, and no page depends on a cookie.
 */
export const enterForm = pageForm({
  schema: CodeEntry,
  fields: {
    request: { label: 'applicationFollow:enter.digits' },
    digits: {
      label: 'applicationFollow:enter.digits',
      messages: {
        wrongFormat: 'applicationFollow:enter.wrongDigits',
        wrongCode: 'applicationFollow:enter.wrongDigits',
      },
    },
  },
  limits: { bytes: 4096, attempts: { max: 30, seconds: 600 } },
  minSeconds: 0,
  async submit(op, { request, digits }, { scope }) {
    const id = await spendCode(op, request, digits);
    const application = id && (await readFollowed(op.db, id));
    if (!application) throw new Invalid({ digits: { rule: 'wrongCode' } });
    // A person who enters the code reads the e-mails of the address.
    await addEventTo(op, id, { kind: 'codeEntered' });
    const outcome = await readOutcome(op, application);
    return { show: statusPage(scope, withLinks(op, scope.locale, { ...application, ...outcome })) };
  },
});

function withLinks(op: Operation, locale: Locale, application: Followed & Outcome): StatusView {
  const endsAt = new Date(op.now.getTime() + LINKS_MS);
  const pathOf = (purpose: LinkPurpose) =>
    tokenLink(locale, op.keys, { for: purpose, id: application.id, endsAt });
  const ifPossible = (purpose: LinkPurpose) =>
    isPossible(purpose, application) ? pathOf(purpose) : null;
  return {
    ...application,
    links: {
      completion: ifPossible('completion'),
      withdrawal: ifPossible('withdrawal'),
      privacy: pathOf('privacy'),
    },
  };
}

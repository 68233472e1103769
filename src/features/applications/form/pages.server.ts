import type { DoneWork } from '../../../platform/bot-check/bot-checks.server.ts';
import { renderMarkdown } from '../../../platform/markup/markdown.server.ts';
import { pageForm } from '../../../site/kit/forms/page-form.server.ts';
import type { Page } from '../../../site/kit/page.ts';
import type { PageRequest, PageRoute, PageSearch } from '../../../site/kit/page-route.server.ts';
import {
  CURRENT_LEGAL_TEXTS,
  LEGAL_TEXTS_TAG,
  requireShownTexts,
} from '../../legal-texts/operations.server.ts';
import { withParty } from '../../party/schema.ts';
import type { BotCheck } from '../tables.server.ts';
import { ApplicationForm } from './application-form.ts';
import { APPLY_FIELDS } from './fields.ts';
import { APPLY_PATH, applyPage, RECEIVED_PATH, receivedPage } from './site/apply-page.tsx';
import { CODE_PATTERN, submitApplication } from './submit.server.ts';

/** How the membership page receives its form. */
const applyForm = pageForm({
  schema: ApplicationForm,
  fields: {
    ...APPLY_FIELDS,
    // The texts that the page showed. If the form cannot be received now, it is sent again with them.
    noticeShown: { label: 'apply:notice' },
    consentShown: { label: 'apply:consent' },
    declarationShown: { label: 'apply:declaration' },
  },
  limits: { bytes: 16_384, attempts: { max: 30, seconds: 3600 } },
  minSeconds: 5,
  botCheck: { attemptsWithoutProof: { max: 5, seconds: 3600 }, minSecondsWithoutProof: 20 },
  async submit(op, input, { scope, botCheck }) {
    const { noticeShown, consentShown, declarationShown, ...rest } = input;
    const { declaration, consent, ...applicant } = rest;
    const texts = await requireShownTexts(op.db, {
      notice: noticeShown,
      consent: consentShown,
      declaration: declarationShown,
    });
    const { code } = await submitApplication(op, applicant, {
      locale: scope.locale,
      texts,
      botCheck: storedBotCheck(botCheck.work),
      markProofUsed: botCheck.use,
    });
    return { redirectTo: `${RECEIVED_PATH}?kod=${code}` };
  },
});

const storedBotCheck = (work: DoneWork | null): BotCheck =>
  work ? { way: 'work', ...work, madeAt: work.madeAt.toISOString() } : { way: 'noScript' };

/** What people call the pages of this feature when they search for them. */
const JOIN_WORDS: PageSearch = {
  isRead: true,
  called: {
    tr: 'üye, üyelik, üye ol, üyelik başvurusu, üyelik formu, üye kaydı, kayıt, kayıt ol, başvuru, başvuru formu, partiye katıl, partiye üye, katıl, katılın, giriş beyannamesi',
    en: 'member, membership, join, join us, become a member, sign up, apply, application form, register',
    de: 'mitglied, mitgliedschaft, mitglied werden, beitreten, beitritt, aufnahmeantrag, anmelden',
    es: 'afiliarse, afiliación, afiliado, hacerse miembro, miembro, unirse, inscripción, solicitud',
  },
};

export const applyPages: PageRoute[] = [
  {
    path: APPLY_PATH,
    name: 'party:pages.join',
    icon: 'person',
    search: JOIN_WORDS,
    form: applyForm,
    load: loadApply,
  },
  { path: RECEIVED_PATH, query: { kod: CODE_PATTERN }, load: loadReceived },
];

async function loadApply({ read, scope, form }: PageRequest): Promise<Page> {
  const { afterwards, privacy } = withParty(scope).party.membership;
  const texts = read(CURRENT_LEGAL_TEXTS);
  return applyPage(withParty(scope), form, {
    texts: {
      notice: await texts.get('notice', scope),
      consent: await texts.get('consent', scope),
      declaration: await texts.get('declaration', scope),
    },
    afterwardsHtml: html(afterwards),
    privacyHtml: html(privacy),
    tags: [LEGAL_TEXTS_TAG],
  });
}

const html = (markdown: string) => renderMarkdown(markdown).html;

async function loadReceived({ scope, query }: PageRequest): Promise<Page> {
  return receivedPage(withParty(scope), query.kod ?? '');
}

import type { DoneWork } from '../../../platform/bot-check/bot-checks.server.ts';
import { renderMarkdown } from '../../../platform/markup/markdown.server.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { isRefused } from '../../../site/kit/forms/form-state.ts';
import { pageForm } from '../../../site/kit/forms/page-form.server.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import type { PageRequest, PageRoute, PageSearch } from '../../../site/kit/page-route.server.ts';
import { BRANCH_INDEX } from '../../branches/operations.server.ts';
import {
  BRANCHES_TAG,
  PLACE_KEY_PATTERN,
  PLACE_QUERY,
  placeByKey,
  placeKey,
  placeOfQuery,
  wholeBranchName,
} from '../../branches/schema.ts';
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
    const reader = await readerParameter(op, applicant);
    const { code } = await submitApplication(op, applicant, {
      locale: scope.locale,
      texts,
      botCheck: storedBotCheck(botCheck.work),
      markProofUsed: botCheck.use,
    });
    return { redirectTo: `${RECEIVED_PATH}?kod=${code}${reader}` };
  },
});

/** The parameter by which the next page names the branch that reads an application. */
async function readerParameter(
  op: Operation,
  { city, district }: { city: number; district: string },
): Promise<string> {
  const known = await op.read(BRANCH_INDEX).get();
  // A party without branches need not say who reads it.
  if (known.provinces.length === 0) return '';
  const reader = known.readerOf({ province: city, district });
  return `&teskilat=${reader ? placeKey(reader) : NATIONAL}`;
}

const NATIONAL = 'genel';

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
    // Pages of branches link to the form with their place.
    query: PLACE_QUERY,
    form: applyForm,
    load: loadApply,
  },
  {
    path: RECEIVED_PATH,
    query: { kod: CODE_PATTERN, teskilat: PLACE_KEY_PATTERN },
    load: loadReceived,
  },
];

async function loadApply({ read, scope, form, query }: PageRequest): Promise<Page> {
  const { afterwards, privacy } = withParty(scope).party.membership;
  const texts = read(CURRENT_LEGAL_TEXTS);
  const known = await read(BRANCH_INDEX).get();
  const shown = isRefused(form)
    ? form
    : { ...form, values: { ...form.values, ...presetOf(query) } };
  const { city, district } = shown.values;
  const page = applyPage(withParty(scope), shown, {
    readers: known.readers(),
    reader: city ? known.readerOf({ province: Number(city), district: district || null }) : null,
    texts: {
      notice: await texts.get('notice', scope),
      consent: await texts.get('consent', scope),
      declaration: await texts.get('declaration', scope),
    },
    afterwardsHtml: html(afterwards),
    privacyHtml: html(privacy),
    tags: [LEGAL_TEXTS_TAG, BRANCHES_TAG],
  });
  // A visitor can invent names of districts.
  return query.ilce && !shown.values.district ? { ...page, isCached: false } : page;
}

/** The fields that an address fills in. */
function presetOf(query: PageRequest['query']): { city?: string; district?: string } {
  const place = placeOfQuery(query);
  if (!place) return {};
  const { province, district } = place;
  return { city: String(province), ...(district !== null && { district }) };
}

const html = (markdown: string) => renderMarkdown(markdown).html;

async function loadReceived({ read, scope, query }: PageRequest): Promise<Page> {
  const { kod = '', teskilat } = query;
  return receivedPage(withParty(scope), kod, await readerNamed(read, scope, teskilat));
}

/** Says who handles the application; null if the address names no open branch. */
async function readerNamed(
  read: PageRequest['read'],
  { t }: PageScope,
  named = '',
): Promise<string | null> {
  if (named === NATIONAL) return t('branches:form.receivedNational');
  const place = placeByKey(named);
  const branch = place && (await read(BRANCH_INDEX).get()).at(place);
  return branch?.state === 'open'
    ? t('branches:form.received', { branch: wholeBranchName(t, branch) })
    : null;
}

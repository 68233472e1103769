import { notFound } from '../../platform/errors.ts';
import { ChoiceField } from '../../site/kit/forms/fields.tsx';
import type { FormState } from '../../site/kit/forms/form-state.ts';
import { pageForm } from '../../site/kit/forms/page-form.server.ts';
import { PublicForm } from '../../site/kit/forms/public-form.tsx';
import type { Page, PageScope } from '../../site/kit/page.ts';
import type { PageRequest, PageRoute } from '../../site/kit/page-route.server.ts';
import { writtenHtml } from '../../site/kit/written-html.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { rawHtml } from '../../ui/raw-html.ts';
import { More, SectionHead } from '../../ui/section.tsx';
import { withParty } from '../party/schema.ts';
import { STATIC_PAGES_TAG } from '../static-pages/contract.ts';
import { type OwnText, readOwnText } from '../static-pages/operations.server.ts';
import {
  CHOICES,
  type Choice,
  CONSENT_COOKIE,
  CONSENT_PATH,
  CONSENT_VALID_S,
  ConsentInput,
} from './consent.ts';
import { containerOf } from './tag-manager.ts';

/** Null if no tag manager is configured: there is nothing to choose. */
async function loadConsent({ db, scope, query, form }: PageRequest): Promise<Page | null> {
  if (!containerOf(withParty(scope).party)) return null;
  const saved = CHOICES.find((choice) => choice === query.secim);
  if (saved) return consentSavedPage(scope, saved);
  return consentPage(scope, form, await readOwnText(db, 'measurement', scope.locale));
}

/** The choice is stored in the browser, not on the server. */
const consentForm = pageForm({
  schema: ConsentInput,
  fields: {
    choice: {
      label: 'measurement:consent.title',
      messages: {
        required: 'measurement:consentPage.choose',
        notAllowed: 'measurement:consentPage.choose',
      },
    },
  },
  limits: { bytes: 4096, attempts: { max: 60, seconds: 600 } },
  // A visitor may choose immediately.
  minSeconds: 0,
  async submit(_operation, { choice }, { scope, headers }) {
    if (!containerOf(withParty(scope).party)) throw notFound();
    return {
      redirectTo: `${CONSENT_PATH}?secim=${choice}`,
      cookies: consentCookies(choice, scope.origin, headers.cookie),
    };
  },
});

export const measurementPages: PageRoute[] = [
  {
    path: CONSENT_PATH,
    query: { secim: /^(agreed|refused)$/ },
    form: consentForm,
    load: loadConsent,
  },
];

/** The names of all cookies of the measurement tags begin like this. */
const MEASURING = /^_g(a|id|at|cl)[\w.-]{0,60}$/;

/** More cookies than the tags write. */
const MAX_DELETED = 20;

/**
 * `Set-Cookie` values of a choice. A refusal also deletes what the tags have written: the request
 * names those cookies, and a cookie is deleted only under the domain for which it was set.
 */
function consentCookies(choice: Choice, origin: string, sent = ''): string[] {
  const { protocol, hostname } = new URL(origin);
  const secure = protocol === 'https:' ? '; Secure' : '';
  const own = `${CONSENT_COOKIE}=${choice}; Path=/; Max-Age=${CONSENT_VALID_S}; SameSite=Lax${secure}`;
  if (choice === 'agreed') return [own];
  const names = sent.split(/; */).map((one) => one.split('=', 1)[0] ?? '');
  const measuring = names.filter((name) => MEASURING.test(name)).slice(0, MAX_DELETED);
  const labels = hostname.split('.');
  const domains = labels.slice(0, -1).map((_, n) => `; Domain=${labels.slice(n).join('.')}`);
  return [
    own,
    ...measuring.flatMap((name) =>
      ['', ...domains].map((domain) => `${name}=; Path=/; Max-Age=0${domain}`),
    ),
  ];
}

const pageOf = ({ t }: PageScope, title: string, main: Page['main']): Page => ({
  head: {
    title,
    description: t('measurement:consent.text'),
    canonical: CONSENT_PATH,
    noindex: true,
    trail: [{ name: title, path: CONSENT_PATH }],
  },
  tags: ['party', STATIC_PAGES_TAG],
  main: <div className="wrap">{main}</div>,
});

/**
 * The question whether visits may be measured, for browsers that run no scripts, and what the party has
 * written about it.
 */
function consentPage(scope: PageScope, form: FormState, own: OwnText | null): Page {
  const { t, href } = scope;
  const title = t('measurement:consent.change');
  return pageOf(
    scope,
    title,
    <>
      <PageHeader title={title} lead={t('measurement:consent.text')} />
      <div className="inset">
        <PublicForm
          scope={scope}
          form={form}
          submit={t('measurement:consentPage.save')}
          beside={<More href={href('/')}>{t('site:error.home')}</More>}
        >
          <ChoiceField
            form={form}
            name="choice"
            label={t('measurement:consent.title')}
            hint={t('measurement:consent.details')}
            choices={[
              { value: 'agreed', label: t('measurement:consentPage.agree') },
              { value: 'refused', label: t('measurement:consentPage.refuse') },
            ]}
          />
        </PublicForm>
      </div>
      {own ? (
        <section className="sec" lang={own.lang}>
          <SectionHead title={own.title} />
          <div className="prose plain inset" {...rawHtml(writtenHtml(t, own.html))} />
        </section>
      ) : null}
    </>,
  );
}

/** The message after the choice was saved. */
function consentSavedPage(scope: PageScope, choice: Choice): Page {
  const { t, href } = scope;
  const title = t('measurement:consentPage.saved');
  return pageOf(
    scope,
    title,
    <>
      <PageHeader title={title} lead={t(`measurement:consentPage.${choice}`)} />
      <p className="inset onward">
        <More href={href('/')}>{t('site:error.home')}</More>{' '}
        <More href={href(CONSENT_PATH)}>{t('measurement:consentPage.again')}</More>
      </p>
    </>,
  );
}

import type { ReactNode } from 'react';
import { formatDate } from '../../../../platform/i18n/format.ts';
import { TextField } from '../../../../site/kit/forms/fields.tsx';
import type { FormState } from '../../../../site/kit/forms/form-state.ts';
import { PublicForm } from '../../../../site/kit/forms/public-form.tsx';
import type { Page, PageScope } from '../../../../site/kit/page.ts';
import { PageHeader } from '../../../../ui/page-header.tsx';
import { More } from '../../../../ui/section.tsx';
import { FOLLOW_PATH, type Followed, STATUS_PATH, type StatusView } from '../followed.ts';
import styles from './status-page.module.css';

interface Contents {
  path: string;
  title: string;
  lead: string;
  children?: ReactNode;
}

/** A page for one applicant. */
const privatePage = ({ path, title, lead, children }: Contents): Page => ({
  head: { title, description: lead, canonical: path, noindex: true },
  tags: ['party'],
  isPrivate: true,
  main: (
    <div className="wrap">
      <PageHeader title={title} lead={lead} />
      {children && <div className="inset">{children}</div>}
    </div>
  ),
});

/** A page that only says something, with links to go on. */
function messagePage(scope: PageScope, contents: Omit<Contents, 'children'>): Page {
  const { t, href } = scope;
  return privatePage({
    ...contents,
    children: (
      <p className="onward">
        <More href={href(FOLLOW_PATH)}>{t('applicationFollow:dead.follow')}</More>{' '}
        <More href={href('/')}>{t('site:error.home')}</More>
      </p>
    ),
  });
}

/** Instead of a page whose link is no longer valid. */
export const deadLinkPage = (scope: PageScope, path: string): Page =>
  messagePage(scope, {
    path,
    title: scope.t('applicationFollow:dead.title'),
    lead: scope.t('applicationFollow:dead.lead'),
  });

/** A page behind a link: what the button does, and the button. `words`: its texts. */
export function actionPage(
  scope: PageScope,
  form: FormState,
  action: { path: string; words: string; token: string; application: Followed },
  fields?: ReactNode,
): Page {
  const { t, locale } = scope;
  const { path, words, token, application } = action;
  const { code, createdAt } = application;
  return privatePage({
    path,
    title: t(`applicationFollow:${words}.title`),
    lead: t(`applicationFollow:${words}.lead`, { code, date: formatDate(locale, createdAt) }),
    children: (
      <PublicForm scope={scope} form={form} submit={t(`applicationFollow:${words}.submit`)}>
        <input type="hidden" name="token" value={token} />
        {fields}
      </PublicForm>
    ),
  });
}

/** The message after the button was pressed. */
export const donePage = (scope: PageScope, path: string, words: string, code = ''): Page =>
  messagePage(scope, {
    path,
    title: scope.t(`applicationFollow:${words}.doneTitle`),
    lead: scope.t(`applicationFollow:${words}.doneLead`, { code }),
  });

/** Asks which application and whose. */
export function askPage(scope: PageScope, form: FormState, code: string): Page {
  const { t } = scope;
  const filled = { ...form, values: { code, ...form.values } };
  return privatePage({
    path: FOLLOW_PATH,
    title: t('applicationFollow:ask.title'),
    lead: t('applicationFollow:ask.lead'),
    children: (
      <PublicForm scope={scope} form={filled} submit={t('applicationFollow:ask.submit')}>
        <TextField
          form={filled}
          name="code"
          label={t('applicationFollow:ask.code')}
          hint={t('applicationFollow:ask.codeHint')}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
        />
        <TextField
          form={filled}
          name="email"
          type="email"
          label={t('applicationFollow:ask.email')}
          autoComplete="email"
        />
      </PublicForm>
    ),
  });
}

/** Asks for the one-time code of a request. */
export function enterPage(scope: PageScope, form: FormState, request: string): Page {
  const { t, href } = scope;
  return privatePage({
    path: STATUS_PATH,
    title: t('applicationFollow:enter.title'),
    lead: t('applicationFollow:enter.lead'),
    children: (
      <PublicForm
        scope={scope}
        form={form}
        submit={t('applicationFollow:enter.submit')}
        beside={<More href={href(FOLLOW_PATH)}>{t('applicationFollow:enter.again')}</More>}
      >
        <input type="hidden" name="request" value={request} />
        <TextField
          form={form}
          name="digits"
          label={t('applicationFollow:enter.digits')}
          hint={t('applicationFollow:enter.digitsHint')}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      </PublicForm>
    ),
  });
}

/** The address without a request, for example after a new language was chosen. */
export const withoutRequestPage = (scope: PageScope): Page =>
  messagePage(scope, {
    path: STATUS_PATH,
    title: scope.t('applicationFollow:enter.expiredTitle'),
    lead: scope.t('applicationFollow:enter.expiredLead'),
  });

/**
 * The page of a link whose secret is after its `#`, which only the browser knows: the script sends it
 * at once (`site/browser/link-secret.ts`). Without a script people paste it.
 */
export function openPage(scope: PageScope, form: FormState, path: string): Page {
  const { t } = scope;
  return privatePage({
    path,
    title: t('applicationFollow:open.title'),
    lead: t('applicationFollow:open.lead'),
    children: (
      <div data-link-secret="">
        <PublicForm scope={scope} form={form} submit={t('applicationFollow:open.submit')}>
          <input type="hidden" name="open" value="1" />
          <TextField
            form={form}
            name="token"
            label={t('applicationFollow:open.token')}
            hint={t('applicationFollow:open.tokenHint')}
            autoComplete="off"
            spellCheck={false}
          />
        </PublicForm>
      </div>
    ),
  });
}

/** The state of an application, and what its applicant can do. */
export function statusPage(scope: PageScope, application: StatusView): Page {
  const { t, locale } = scope;
  const { code, status, isFrozen, createdAt, statusChangedAt, links } = application;
  const { message, decisionNumber, decisionDate } = application;
  const state = isFrozen ? 'frozen' : status;
  return privatePage({
    path: STATUS_PATH,
    title: t('applicationFollow:status.title', { code }),
    lead: t(`applicationFollow:next.${state}`),
    children: (
      <>
        <dl className={styles.facts}>
          <dt>{t('applicationFollow:status.status')}</dt>
          <dd>{t(`applicationFollow:names.${state}`)}</dd>
          <dt>{t('applicationFollow:status.sent')}</dt>
          <dd>{formatDate(locale, createdAt)}</dd>
          <dt>{t('applicationFollow:status.changed')}</dt>
          <dd>{formatDate(locale, statusChangedAt)}</dd>
          {decisionNumber && decisionDate ? (
            <>
              <dt>{t('applicationFollow:status.decisionNumber')}</dt>
              <dd>{decisionNumber}</dd>
              <dt>{t('applicationFollow:status.decisionDate')}</dt>
              <dd>{formatDate(locale, new Date(`${decisionDate}T12:00:00Z`))}</dd>
            </>
          ) : null}
        </dl>
        {message ? (
          <section className={styles.message} aria-labelledby="message">
            <h2 id="message">{t('applicationFollow:status.message')}</h2>
            <p>{message}</p>
          </section>
        ) : null}
        <h2 className={styles.actions}>{t('applicationFollow:status.actions')}</h2>
        <ul role="list" className={styles.links}>
          {(['completion', 'withdrawal', 'privacy'] as const).map((name) => {
            const path = links[name];
            return (
              path && (
                <li key={name}>
                  <More href={path}>{t(`applicationFollow:${name}.link`)}</More>
                </li>
              )
            );
          })}
        </ul>
        <p className="muted">{t('applicationFollow:status.once')}</p>
      </>
    ),
  });
}

import { NAME_MESSAGES } from '../../../platform/person-name.ts';
import { DraftButton } from '../../../site/kit/forms/draft-button.tsx';
import { ChoiceField, TextField } from '../../../site/kit/forms/fields.tsx';
import formStyles from '../../../site/kit/forms/form.module.css';
import type { FormState } from '../../../site/kit/forms/form-state.ts';
import { PublicForm } from '../../../site/kit/forms/public-form.tsx';
import type { Page } from '../../../site/kit/page.ts';
import { mailtoLink } from '../../../site/kit/parts/contact-links.ts';
import styles from '../../../site/kit/parts/entries.module.css';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { Icon } from '../../../ui/icons.tsx';
import { PageHeader } from '../../../ui/page-header.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import { BRANCHES_TAG, type Place, placeKey, wholeBranchName } from '../../branches/schema.ts';
import type { LegalText } from '../../legal-texts/contract.ts';
import { LEGAL_TEXTS_TAG } from '../../legal-texts/operations.server.ts';
import type { PartyScope } from '../../party/schema.ts';
import { MESSAGE_LIMITS } from '../form.ts';
import { OTHER_TOPIC } from '../states.ts';

export const WRITE_PATH = '/bize-ulasin';
export const RECEIVED_PATH = '/bize-ulasin/alindi';

const label = (name: string) => `contactForm:fields.${name}`;
const advice = (name: string) => ({ required: `contactForm:required.${name}` });

/** Text keys of the fields of the contact form, in the order of the page. */
export const CONTACT_FIELDS = {
  name: { label: label('name'), advice: advice('name'), messages: NAME_MESSAGES },
  email: {
    label: label('email'),
    advice: advice('email'),
    messages: { wrongFormat: 'contactForm:wrongEmail' },
  },
  phone: { label: label('phone'), messages: { wrongPhone: 'contactForm:wrongPhone' } },
  topic: {
    label: label('topic'),
    advice: advice('topic'),
    messages: { notAllowed: 'contactForm:wrongTopic' },
  },
  text: {
    label: label('text'),
    advice: { ...advice('text'), tooLong: 'contactForm:tooLong' },
  },
  branch: { label: label('branch') },
  noticeShown: { label: label('notice') },
};

/** First phone, messages and e-mail; then the form; then the addresses of the topics. */
export function writePage(scope: PartyScope, fields: WriteView): Page {
  const { t, href, party } = scope;
  const name = t('party:pages.write');
  return {
    head: {
      title: name,
      description: t('contactForm:description', { party: party.name }),
      canonical: WRITE_PATH,
      trail: [
        { name: t('party:pages.contact'), path: '/iletisim' },
        { name, path: WRITE_PATH },
      ],
    },
    tags: ['party', LEGAL_TEXTS_TAG, BRANCHES_TAG],
    main: (
      <div className="wrap">
        <PageHeader title={name} lead={t('contactForm:lead')}>
          {scope.isFilled('/iletisim') && (
            <More href={href('/iletisim')}>{t('contactForm:allAddresses')}</More>
          )}
        </PageHeader>
        <section className="sec">
          <SectionHead title={t('contactForm:form')}>
            <span className="muted">{t('contactForm:formNote')}</span>
          </SectionHead>
          <div className="inset">
            <ContactFields scope={scope} {...fields} />
          </div>
        </section>
        {party.topics.length > 0 && <Topics scope={scope} />}
        <section className="sec">
          <SectionHead title={t('contactForm:tips')} />
          <div className="inset prose">
            <ol role="list">
              <li>{t('contactForm:tip1')}</li>
              <li>{t('contactForm:tip2')}</li>
              <li>{t('contactForm:tip3')}</li>
            </ol>
          </div>
        </section>
      </div>
    ),
  };
}

/** The topics of messages. Each opens an e-mail to the topic's own address. */
function Topics({ scope }: { scope: PartyScope }) {
  const { t, party } = scope;
  const lang = wordsLanguage(scope, 'topics');
  return (
    <section className="sec">
      <SectionHead title={t('contactForm:topics')}>
        <span className="muted">{t('contactForm:topicsNote')}</span>
      </SectionHead>
      <ul role="list" className={`${styles.entries} inset`}>
        {party.topics.map(({ title, text, email }) => {
          // A topic without an address of its own is read at that of the party.
          const address = email || party.email;
          return (
            <li key={title}>
              <h3 lang={lang}>{title}</h3>
              <p lang={lang}>{text}</p>
              {address ? (
                <a className={styles.entry} href={mailtoLink(address, title)}>
                  <Icon name="mail" />
                  <span>{address}</span>
                </a>
              ) : null}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

interface WriteView {
  form: FormState;
  /** The Turkish titles of the party's topics, in their order. */
  topics: string[];
  notice: LegalText;
  /** The branch to which it is written; null: it has none that is open. Left out: to the party. */
  reader?: Place | null | undefined;
}

/** The contact form. */
function ContactFields({ scope, form, topics, notice, reader }: WriteView & { scope: PartyScope }) {
  const { t, href, party } = scope;
  const lang = wordsLanguage(scope, 'topics');
  const label = (name: keyof typeof MESSAGE_LIMITS) => t(`contactForm:fields.${name}`);
  return (
    <PublicForm
      scope={scope}
      form={form}
      submit={t('contactForm:send')}
      beside={<DraftButton t={t} />}
      check={{ name: 'contact', fields: CONTACT_FIELDS }}
    >
      {reader !== undefined && (
        <p className={formStyles.note}>
          {t('contactForm:reader')}{' '}
          <b>{reader ? wholeBranchName(t, reader) : t('branches:name.national')}</b>
          {reader && (
            <>
              {' · '}
              <a href={href(WRITE_PATH)}>{t('contactForm:toParty')}</a>
            </>
          )}
        </p>
      )}
      {reader && <input type="hidden" name="branch" value={placeKey(reader)} />}
      <TextField
        form={form}
        name="name"
        label={label('name')}
        autoComplete="name"
        maxLength={MESSAGE_LIMITS.name}
      />
      <TextField
        form={form}
        name="email"
        type="email"
        label={label('email')}
        hint={t('contactForm:emailHint')}
        autoComplete="email"
        spellCheck={false}
        maxLength={MESSAGE_LIMITS.email}
      />
      <TextField
        form={form}
        name="phone"
        type="tel"
        label={label('phone')}
        hint={t('contactForm:phoneHint')}
        autoComplete="tel"
        maxLength={MESSAGE_LIMITS.phone}
      />
      <ChoiceField
        form={form}
        name="topic"
        label={label('topic')}
        choices={[
          ...topics.map((value, index) => ({
            value,
            label: party.topics[index]?.title ?? value,
            lang,
          })),
          { value: OTHER_TOPIC, label: t('contactForm:other') },
        ]}
      />
      <TextField
        form={form}
        name="text"
        label={label('text')}
        hint={t('contactForm:textHint')}
        rows={8}
        maxLength={MESSAGE_LIMITS.text}
      />
      <input type="hidden" name="noticeShown" value={notice.ref} />
      <p className={`${formStyles.note} small`}>
        {t('contactForm:notice')}{' '}
        <a href={href(notice.path)} lang={notice.lang === scope.locale ? undefined : notice.lang}>
          {notice.title}
        </a>
      </p>
    </PublicForm>
  );
}

/** Follows a sent message; `reader`: the branch to which it was written. */
export function receivedPage({ t, href, isFilled }: PartyScope, reader: Place | null): Page {
  const name = t('contactForm:received.title');
  return {
    head: {
      title: name,
      description: t('contactForm:received.description'),
      canonical: RECEIVED_PATH,
      noindex: true,
    },
    tags: ['party', BRANCHES_TAG],
    main: (
      <div className="wrap">
        <PageHeader title={name} lead={t('contactForm:received.lead')} />
        <section className="sec" data-check="contact">
          <SectionHead title={t('contactForm:received.next')} />
          <div className="inset prose">
            <ol role="list">
              <li>
                {reader
                  ? t('contactForm:received.readBy', { branch: wholeBranchName(t, reader) })
                  : t('contactForm:received.step1')}
              </li>
              <li>{t('contactForm:received.step2')}</li>
              <li>{t('contactForm:received.step3')}</li>
            </ol>
          </div>
          <p className="inset onward">
            {isFilled('/iletisim') && (
              <More href={href('/iletisim')}>{t('contactForm:received.contact')}</More>
            )}
            <More href={href(WRITE_PATH)}>{t('contactForm:received.again')}</More>
          </p>
        </section>
      </div>
    ),
  };
}

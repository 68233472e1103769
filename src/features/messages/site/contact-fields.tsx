import { ChoiceField } from '../../../site/kit/forms/choice-field.tsx';
import { DraftButton } from '../../../site/kit/forms/draft-button.tsx';
import styles from '../../../site/kit/forms/form.module.css';
import type { FormState } from '../../../site/kit/forms/form-state.ts';
import { PublicForm } from '../../../site/kit/forms/public-form.tsx';
import { TextField } from '../../../site/kit/forms/text-field.tsx';
import { wordsLanguage } from '../../../site/kit/party.ts';
import type { LegalText } from '../../legal-texts/schema.ts';
import type { PartyScope } from '../../party/schema.ts';
import { OTHER_TOPIC } from '../states.ts';
import { CONTACT_FIELDS } from '../submit/fields.ts';
import { MESSAGE_LIMITS } from '../submit/schema.ts';

export interface WriteView {
  form: FormState;
  /** The Turkish titles of the party's topics, in their order. */
  topics: string[];
  notice: LegalText;
}

/** The contact form. */
export function ContactFields({ scope, form, topics, notice }: WriteView & { scope: PartyScope }) {
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
      <p className={`${styles.note} small`}>
        {t('contactForm:notice')}{' '}
        <a href={href(notice.path)} lang={notice.lang === scope.locale ? undefined : notice.lang}>
          {notice.title}
        </a>
      </p>
    </PublicForm>
  );
}

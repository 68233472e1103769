import { ActionIcon, Anchor, Button, NativeSelect, Stack } from '@mantine/core';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { LOCALE_NAMES, LOCALES, type Locale } from '../../../../../platform/i18n/locales.ts';
import { IconLink, IconPlus, IconX } from '../../../../../ui/tabler-icons/index.ts';
import type { Content } from '../../../schema.ts';
import { StateMark } from '../../state-mark.tsx';
import { type EditorFields, fieldId, languageIn } from '../editor-fields.ts';
import css from './fields.module.css';
import { LinkDialog } from './link-dialog.tsx';
import { useTranslations } from './use-translations.ts';

/** The other languages of a content: each with its state, new ones, and links to existing ones. */
export function Translations({ content }: { content: Content }) {
  const { t } = useText();
  const language = languageIn(useWatch<EditorFields>() as EditorFields);
  const { translations, isBusy, fault, link, unlink, create } = useTranslations(content);
  const [chosen, setChosen] = useState<Locale | ''>('');
  const [isLinking, setLinking] = useState(false);
  const missing = LOCALES.filter(
    (locale) => locale !== language && !translations.some((other) => other.language === locale),
  );
  const target = chosen && missing.includes(chosen) ? chosen : missing[0];
  return (
    <Stack gap="xs">
      <ul role="list" className={css.rows} aria-label={t('content:fields.translations')}>
        {translations.map((other) => (
          <li key={other.id}>
            <div>
              <b>{LOCALE_NAMES[other.language]}</b> <StateMark state={other.state} />
              <Anchor
                component={Link}
                to={`/dashboard/blog/${other.id}/edit`}
                lang={other.language}
              >
                {other.title}
              </Anchor>
            </div>
            <ActionIcon
              variant="subtle"
              disabled={isBusy}
              aria-label={t('content:fields.unlink', { language: LOCALE_NAMES[other.language] })}
              onClick={() => void unlink(other.id)}
            >
              <IconX size={16} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          </li>
        ))}
      </ul>
      {target ? (
        <>
          <NativeSelect
            id={fieldId('translationOf')}
            label={t('content:fields.translateTo')}
            value={target}
            onChange={(event) => setChosen(event.currentTarget.value as Locale)}
            data={missing.map((value) => ({ value, label: LOCALE_NAMES[value] }))}
          />
          <Stack gap="xs">
            <Button
              loading={isBusy}
              leftSection={<IconPlus size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => void create(target)}
            >
              {t('content:fields.translate')}
            </Button>
            <Button
              leftSection={<IconLink size={16} stroke={1.6} aria-hidden="true" />}
              onClick={() => setLinking(true)}
            >
              {t('content:fields.link')}
            </Button>
          </Stack>
          <p className="hint">{t('content:fields.translateHint')}</p>
        </>
      ) : null}
      <div role="alert">{fault && !isLinking ? <p className="field-fault">{fault}</p> : null}</div>
      <LinkDialog
        opened={isLinking}
        content={content}
        languages={missing}
        fault={fault}
        isBusy={isBusy}
        onLink={async (id) => {
          if (await link(id)) setLinking(false);
        }}
        onClose={() => setLinking(false)}
      />
    </Stack>
  );
}

import '@mantine/core/styles/Switch.layer.css';
import { Switch } from '@mantine/core';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../../dashboard/kit/language/moment.ts';
import { type EditorFields, fieldId } from '../editor-fields.ts';
import css from './fields.module.css';
import { SideSection } from './side-section.tsx';

/** Whether the home page shows it first, and the dates, which are chosen when publishing. */
export function HomeFields() {
  const { t, locale } = useText();
  const { setValue } = useFormContext<EditorFields>();
  const [pinned, publishedAt, unpublishAt] = useWatch<
    EditorFields,
    ['pinned', 'publishedAt', 'unpublishAt']
  >({ name: ['pinned', 'publishedAt', 'unpublishAt'] });
  return (
    <SideSection title={t('content:fields.publication')}>
      <Switch
        id={fieldId('pinned')}
        label={t('content:editor.fields.pinned')}
        description={t('content:fields.pinnedHint')}
        checked={pinned}
        onChange={(event) => setValue('pinned', event.currentTarget.checked, { shouldDirty: true })}
      />
      <dl className={css.dates}>
        <dt>{t('content:editor.fields.publishedAt')}</dt>
        <dd>
          {publishedAt
            ? fullMoment(locale, new Date(publishedAt))
            : t('content:fields.whenPublished')}
        </dd>
        {unpublishAt ? (
          <>
            <dt>{t('content:fields.unpublish')}</dt>
            <dd>{fullMoment(locale, new Date(unpublishAt))}</dd>
          </>
        ) : null}
      </dl>
    </SideSection>
  );
}

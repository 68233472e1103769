import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Failure } from '../../../../dashboard/kit/parts/failure.tsx';
import { RenderedBody } from '../../../../dashboard/kit/parts/rendered-body.tsx';
import { useLastKnown } from '../../../../dashboard/kit/parts/use-last-known.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import type { LegalWords } from '../../schema.ts';
import { legalPreview } from '../legal-calls.ts';
import css from '../legal-texts.module.css';
import { isEmpty, type LegalFields } from './legal-fields.ts';

const TYPING_PAUSE = 400;

/** The text of one language as visitors will read it, with the data of the party. */
export function LegalPreviewPane({ locale }: { locale: Locale }) {
  const { t } = useText();
  const words = useWatch<LegalFields, Locale>({ name: locale }) as LegalWords;
  const [settled] = useDebouncedValue(words, TYPING_PAUSE);
  const hasText = !isEmpty(settled);
  const query = useQuery({ ...legalPreview(settled), gcTime: 0, enabled: hasText });
  const data = useLastKnown(query.data);
  return (
    <section aria-labelledby="legal-preview">
      <h2 id="legal-preview">{t('legalDesk:preview')}</h2>
      {query.error ? (
        <FailureNote>
          <Failure error={query.error} /> {t('legalDesk:previewFailed')}
        </FailureNote>
      ) : null}
      {hasText ? null : <p className="soft">{t('legalDesk:previewEmpty')}</p>}
      {hasText && data ? (
        <div className={css.preview} lang={locale}>
          <h3>{data.title}</h3>
          {data.statement ? <p className={css.statement}>{data.statement}</p> : null}
          <RenderedBody html={data.html} />
        </div>
      ) : null}
    </section>
  );
}

import { Stack, Switch, Textarea, TextInput } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import {
  LanguageChoice,
  useShownLanguage,
} from '../../../../dashboard/kit/form/language-choice.tsx';
import { OpenRecord } from '../../../../dashboard/kit/form/open-record.tsx';
import { saveTo } from '../../../../dashboard/kit/form/record.ts';
import { RecordPage } from '../../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { FormMarkdown } from '../../../../dashboard/kit/markdown/markdown-field.tsx';
import { SOURCE_ID } from '../../../../dashboard/kit/markdown/source.ts';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../../dashboard/kit/parts/no-permission-page.tsx';
import { read, reload } from '../../../../dashboard/kit/session/calls.ts';
import { LOCALES } from '../../../../platform/i18n/locales.ts';
import { AddressField } from '../../../own-pages/dashboard/shared.ts';
import { BoardFields, boardRoutes, type StaffBoard } from '../contract.ts';
import { BOARD_LIMITS, boardLanguages } from '../schema.ts';
import { LIST, membersOf, useLanguagesNote } from './parts.tsx';

export function TextsPage() {
  const { t } = useText();
  const { boardId = '' } = useParams();
  const title = t('boardsDesk:editTitle');
  return (
    <AdminsOnly title={title} texts="boardsDesk:">
      <OpenRecord
        key={boardId}
        query={read(boardRoutes.get, { params: { id: boardId } })}
        title={title}
        texts="boardsDesk:"
        list={LIST}
        toList={t('boardsDesk:title')}
      >
        {(board) => <TextsForm board={board} />}
      </OpenRecord>
    </AdminsOnly>
  );
}

const fieldsOf = ({ slug, isShown, texts }: StaffBoard): BoardFields => ({ slug, isShown, texts });

const idOf = (path: string) =>
  path.endsWith('.text') ? SOURCE_ID : `board-field-${path.replaceAll('.', '-')}`;
const PATHS = [
  ...LOCALES.flatMap((locale) => ['name', 'lead', 'text'].map((part) => `texts.${locale}.${part}`)),
  'slug',
  'isShown',
];
const IDS = Object.fromEntries(PATHS.map((path) => [path, idOf(path)]));

function TextsForm({ board }: { board: StaffBoard }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  // The source of the text begins again with each version.
  const [round, setRound] = useState(0);
  const record = useRecordForm<BoardFields, BoardFields, StaffBoard>({
    initial: { record: board, fields: fieldsOf(board) },
    rules: () => ({ schema: BoardFields }),
    words: {
      label: (path) => t(`boardFields:board-${path.split('.').at(-1)}`),
      wrong: (_path, field) => t('boardsDesk:wrong', { field }),
    },
    ids: IDS,
    isSame: (a, b) => JSON.stringify(a) === JSON.stringify(b),
    ...saveTo(boardRoutes.change, { id: board.id }),
    onSaved() {
      void reload(client, boardRoutes);
      void navigate(membersOf(board.id), { state: { saved: true } });
    },
  });
  return (
    <RecordPage
      record={record}
      title={board.name}
      texts="boardsDesk:"
      list={LIST}
      fieldsOf={fieldsOf}
      onRebased={() => setRound((count) => count + 1)}
    >
      <FormSection title={t('boardsDesk:texts')} text={t('boardsDesk:textsText')}>
        <Words round={round} attempt={record.attempt} />
      </FormSection>
      <FormSection title={t('boardsDesk:visibility')} text={t('boardsDesk:visibilityText')}>
        <Visibility id={board.id} />
      </FormSection>
    </RecordPage>
  );
}

/** Name, lead and text in one language at a time. */
function Words({ round, attempt }: { round: number; attempt: number }) {
  const { t } = useText();
  const { register, formState, watch } = useFormContext<BoardFields>();
  const { errors } = formState;
  const faulty = LOCALES.find((one) => errors.texts?.[one]);
  const [locale, setLocale] = useShownLanguage(faulty, attempt);
  const languagesNote = useLanguagesNote();
  const wrong = errors.texts?.[locale];
  return (
    <Stack key={locale}>
      <LanguageChoice label={t('boardsDesk:language')} shown={locale} onShow={setLocale} />
      <p className="hint">{languagesNote(boardLanguages(watch('texts')))}</p>
      <TextInput
        id={idOf(`texts.${locale}.name`)}
        label={t('boardFields:board-name')}
        lang={locale}
        maxLength={BOARD_LIMITS.name}
        error={wrong?.name?.message}
        {...register(`texts.${locale}.name`)}
      />
      <Textarea
        id={idOf(`texts.${locale}.lead`)}
        label={t('boardFields:board-lead')}
        lang={locale}
        autosize
        minRows={2}
        maxLength={BOARD_LIMITS.lead}
        error={wrong?.lead?.message}
        {...register(`texts.${locale}.lead`)}
      />
      <FormMarkdown<BoardFields>
        key={round}
        name={`texts.${locale}.text`}
        label={t('boardFields:board-text')}
        lang={locale}
      />
    </Stack>
  );
}

function Visibility({ id }: { id: string }) {
  const { t } = useText();
  const { setValue, watch, formState } = useFormContext<BoardFields>();
  const { errors, isSubmitted } = formState;
  return (
    <>
      <AddressField
        id={idOf('slug')}
        value={watch('slug')}
        onChange={(slug) =>
          setValue('slug', slug, { shouldDirty: true, shouldValidate: isSubmitted })
        }
        error={errors.slug?.message}
        except={id}
      />
      <p className="hint">{t('boardsDesk:hintSlug')}</p>
      <Switch
        id={idOf('isShown')}
        withThumbIndicator={false}
        label={t('boardFields:board-isShown')}
        checked={watch('isShown')}
        onChange={({ currentTarget }) =>
          setValue('isShown', currentTarget.checked, { shouldDirty: true })
        }
      />
    </>
  );
}

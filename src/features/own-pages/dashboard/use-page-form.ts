import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from 'react-hot-toast/headless';
import type { Say } from '../../../dashboard/kit/form/resolver.ts';
import { useAutosave } from '../../../dashboard/kit/form/use-autosave.ts';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { SOURCE_ID } from '../../../dashboard/kit/markdown/source.ts';
import { newerOf } from '../../../dashboard/kit/session/api-error.ts';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { LOCALES } from '../../../platform/i18n/locales.ts';
import { OwnPage, ownPageRoutes } from '../contract.ts';
import { missingIn, PageTexts } from '../schema.ts';
import { rememberPage } from './parts.tsx';

/** What a save does: publishing saves first. */
export type Target = 'save' | 'auto' | 'publish';

/** The pause after typing, in ms, before the texts are saved automatically. */
const AUTOSAVE_PAUSE = 2_000;

export const fieldsOf = ({ texts }: OwnPage): PageTexts => structuredClone(texts);

const NAMES = ['title', 'summary', 'body'] as const;
const isSame = (a: PageTexts, b: PageTexts): boolean =>
  LOCALES.every((locale) =>
    NAMES.every((name) => a[locale][name].trim() === b[locale][name].trim()),
  );

/** The source of the text has an id of its own; only the text of one language is shown. */
export const idOf = (path: string): string =>
  path.endsWith('.body') ? SOURCE_ID : `ownPage-${path.replace('.', '-')}`;
const IDS = Object.fromEntries(
  LOCALES.flatMap((locale) =>
    NAMES.map((name) => [`${locale}.${name}`, idOf(`${locale}.${name}`)]),
  ),
);

const labelOf = (t: Say, path: string): string => {
  const [locale, name] = path.split('.');
  const field = t(`ownPageFields:ownPage-${name}`);
  return locale === 'tr' ? field : `${field} (${locale})`;
};

/** The form of the texts of a page in all languages. */
export function usePageForm(opened: OwnPage) {
  const { t } = useText();
  const client = useQueryClient();
  /** The version after the last call: a publication that fails follows a save that did not. */
  const last = useRef(opened.version);
  const record = useRecordForm<PageTexts, PageTexts, OwnPage, Target>({
    initial: { record: opened, fields: fieldsOf(opened) },
    target: 'save',
    rules: (fields, target) => ({
      schema: PageTexts,
      more:
        target === 'publish'
          ? Object.fromEntries(
              missingIn(fields).map((path) => [
                path,
                t('dashboard:validation.required', { field: labelOf(t, path) }),
              ]),
            )
          : {},
    }),
    words: {
      label: (path) => labelOf(t, path),
      wrong: (_path, field) => t('ownPages:wrong', { field }),
    },
    ids: IDS,
    isSame,
    async save(texts, { over, target }) {
      const { id, version: known } = over.record ?? opened;
      const params = { id };
      const version = Math.max(known, last.current);
      const saved = await call(ownPageRoutes.save, {
        params,
        body: { ...texts, version, auto: target === 'auto' },
      });
      last.current = saved.data.version;
      if (target !== 'publish') {
        if (target === 'save') toast.success(saved.message);
        return saved.data;
      }
      const body = { version: saved.data.version };
      const { data, message } = await call(ownPageRoutes.publish, { params, body });
      last.current = data.version;
      toast.success(message);
      return data;
    },
    newerOf: (error) => newerOf(OwnPage, error),
    onSaved: (page) => rememberPage(client, page),
    isMoreThanSaving: (target) => target === 'publish',
  });
  useAutosave(record, { isOn: true, pause: AUTOSAVE_PAUSE, target: 'auto' });
  return {
    ...record,
    /** Continues from the same texts after another change of the page, such as of its address. */
    follow(page: OwnPage): void {
      last.current = page.version;
      rememberPage(client, page);
      record.follow({ record: page, fields: record.stored.fields });
    },
  };
}

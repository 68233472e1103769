import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useRecordForm } from '../../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { type MediaDetails, MediaFields } from '../../schema.ts';
import { changeMedia, fieldsOf, newerMedia, oneMedia, reloadMedia } from '../media-calls.ts';

const NAMES = ['name', 'alt', 'caption', 'credit', 'focusX', 'focusY'] as const;
export const fieldId = (name: keyof MediaFields) => `media-${name}`;
const IDS = Object.fromEntries(NAMES.map((name) => [name, fieldId(name)]));

const isSame = (a: MediaFields, b: MediaFields) =>
  NAMES.every((name) => String(a[name]).trim() === String(b[name]).trim());

/** The form of one picture or file. After saving, it continues from the saved version. */
export function useMediaForm(media: MediaDetails) {
  const { t } = useText();
  const client = useQueryClient();
  return useRecordForm<MediaFields, MediaFields, MediaDetails>({
    initial: { record: media, fields: fieldsOf(media) },
    target: undefined,
    rules: () => ({ schema: MediaFields }),
    words: {
      label: (name) => t(`media:fields.${name}`),
      wrong: (_name, field) => t('media:details.wrong', { field }),
    },
    ids: IDS,
    isSame,
    async save(fields, { over }) {
      const version = over.record?.version ?? media.version;
      const { data, message } = await changeMedia(media.id, { ...fields, version });
      toast.success(message);
      return data;
    },
    newerOf: newerMedia,
    onSaved(data) {
      client.setQueryData(oneMedia(media.id).queryKey, data);
      void reloadMedia(client);
    },
  });
}

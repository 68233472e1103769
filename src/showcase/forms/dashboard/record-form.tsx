import { Button, Group, Stack, TextInput } from '@mantine/core';
import { toast } from 'react-hot-toast/headless';
import * as z from 'zod/mini';
import { RecordForm } from '../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { FormActions, FormSection } from '../../../dashboard/kit/parts/form-section.tsx';

const LABELS: Record<string, string> = { name: 'Ad', email: 'E-posta' };
const schema = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(40)),
  email: z.email(),
});

export default function RecordFormExample() {
  const record = useRecordForm({
    initial: { record: null, fields: { name: '', email: 'aylin@ufuk' } },
    rules: () => ({ schema }),
    words: {
      label: (path) => LABELS[path] ?? path,
      wrong: (_path, label) => `${label} ad@alan.com biçiminde olmalıdır.`,
    },
    ids: { name: 'record-name', email: 'record-email' },
    isSame: (a, b) => a.name === b.name && a.email === b.email,
    save: async (input) => input,
    newerOf: () => null,
    onSaved: () => void toast.success('Kaydedildi.'),
  });
  const { register, formState } = record.form;
  return (
    <RecordForm record={record} title="Kaydedilemedi" onSubmit={() => void record.submit()}>
      <Stack gap="lg" lang="tr">
        <FormSection title="Kişi" text="Sitede adıyla görünür.">
          <TextInput
            id="record-name"
            label="Ad"
            autoComplete="off"
            error={formState.errors.name?.message}
            {...register('name')}
          />
          <TextInput
            id="record-email"
            label="E-posta"
            autoComplete="off"
            error={formState.errors.email?.message}
            {...register('email')}
          />
        </FormSection>
        <FormActions>
          <Group gap="xs">
            <Button type="submit" variant="filled" loading={record.pending !== null}>
              Kaydet
            </Button>
            <Button onClick={() => record.form.reset()}>Vazgeç</Button>
          </Group>
        </FormActions>
      </Stack>
    </RecordForm>
  );
}

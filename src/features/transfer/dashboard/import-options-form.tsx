import { Button, Checkbox, NativeSelect, Paper, Stack } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { focusMain } from '../../../dashboard/kit/parts/dialog.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { call } from '../../../dashboard/kit/session/calls.ts';
import { CATEGORY_NAMES, type Category } from '../../content/schema.ts';
import { type Import, type ImportOptions, type Overview, transferRoutes } from '../contract.ts';
import css from './import.module.css';
import { keepImport } from './parts.tsx';

const USUAL: ImportOptions = { categories: {}, otherwise: 'haberler', download: false };

/** Which category each of the other system becomes, and the button that starts the import. */
export function ImportOptionsForm({ one, overview }: { one: Import; overview: Overview }) {
  const { t } = useText();
  const client = useQueryClient();
  const heading = useId();
  const [options, setOptions] = useState(one.options ?? USUAL);
  const { site, categories, missing } = overview;
  const start = useMutation({
    mutationFn: () => call(transferRoutes.start, { params: { id: one.id }, body: options }),
    onSuccess({ data, message }) {
      toast.success(message);
      keepImport(client, data);
      // The form leaves the page.
      focusMain();
    },
  });
  const nameOf = (category: Category) => t(`content:categories.${category}.name`);
  const choices = CATEGORY_NAMES.map((value) => ({
    value,
    label: nameOf(value),
  }));
  const notChosen = {
    value: '',
    label: t('transfer:notChosen', { otherwise: nameOf(options.otherwise) }),
  };
  const asked = categories.filter(({ category }) => !category);
  const matched = categories.filter(({ category }) => category);
  const choose = (slug: string, value: Category | '') =>
    setOptions((before) => {
      const { [slug]: _former, ...others } = before.categories;
      return { ...before, categories: value === '' ? others : { ...others, [slug]: value } };
    });
  return (
    <Paper
      component="form"
      withBorder
      p={20}
      aria-labelledby={heading}
      onSubmit={(event) => {
        event.preventDefault();
        start.mutate();
      }}
    >
      <h2 id={heading}>{t('transfer:categories')}</h2>
      <p className="hint">{t('transfer:categoriesText')}</p>
      {asked.length > 0 ? (
        <p className="hint">
          {t('transfer:categoriesAsked', {
            count: asked.length,
            otherwise: nameOf(options.otherwise),
          })}
        </p>
      ) : null}
      <Stack mt="md">
        <div className={css.categories}>
          {[...asked, ...matched].map(({ slug, name, entries, category }) => (
            <NativeSelect
              key={slug}
              label={t('transfer:categoryEntries', { name, count: entries })}
              data={category ? choices : [notChosen, ...choices]}
              value={options.categories[slug] ?? category ?? ''}
              onChange={({ currentTarget: { value } }) => choose(slug, value as Category | '')}
            />
          ))}
          <NativeSelect
            label={t('transfer:otherwise')}
            data={choices}
            value={options.otherwise}
            onChange={({ currentTarget: { value } }) =>
              setOptions((before) => ({ ...before, otherwise: value as Category }))
            }
          />
        </div>
        {missing > 0 && site ? (
          <Checkbox
            label={t('transfer:download', { site })}
            description={t('transfer:downloadText', { missing })}
            checked={options.download}
            onChange={({ currentTarget: { checked } }) =>
              setOptions((before) => ({ ...before, download: checked }))
            }
          />
        ) : null}
        {start.error ? <FieldFailure error={start.error} /> : null}
        <div>
          <Button type="submit" variant="filled" loading={start.isPending}>
            {one.state === 'done' ? t('transfer:repeat') : t('transfer:start')}
          </Button>
        </div>
      </Stack>
    </Paper>
  );
}

import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useText } from '../language/language.ts';
import { RecordMissing } from '../parts/record-missing.tsx';

type RecordQuery<Rec> = UseQueryOptions<Rec, Error, Rec, readonly unknown[]>;

/**
 * The newest version of a record, loaded for its form; null until it is there. A cached one may be old,
 * and saving over it would cause a conflict. What is loaded later does not replace it.
 */
export function useOpened<Rec>(options: RecordQuery<Rec>) {
  const query = useQuery({ ...options, refetchOnMount: 'always' });
  const [opened, setOpened] = useState<Rec | null>(null);
  const { data, error } = query;
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  return { opened, query };
}

interface OpenRecordProps<Rec> {
  query: RecordQuery<Rec>;
  title: string;
  /** How the key of the text `failedTitle` begins; of a list also `goneTitle`, `goneText` and `toList`. */
  texts: string;
  /** The address of the list; left out for a record of which there is one. */
  list?: string;
  /** Of the link to the list, in place of the text `toList`. */
  toList?: string;
  children: (opened: Rec) => ReactNode;
}

/** Loads a record and shows its form, or why there is none. */
export function OpenRecord<Rec>(props: OpenRecordProps<Rec>) {
  const { title, texts, list, children } = props;
  const { t } = useText();
  const { opened, query } = useOpened(props.query);
  if (opened) return children(opened);
  const failedTitle = t(`${texts}failedTitle`);
  const words = list
    ? {
        goneTitle: t(`${texts}goneTitle`),
        goneText: t(`${texts}goneText`),
        failedTitle,
        toList: props.toList ?? t(`${texts}toList`),
      }
    : { goneTitle: failedTitle, goneText: '', failedTitle, toList: t('dashboard:admin.title') };
  return (
    <RecordMissing
      query={query}
      title={title}
      words={words}
      listPath={list ?? '/dashboard/admin'}
    />
  );
}

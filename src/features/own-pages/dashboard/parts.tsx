import { TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { read, reload } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { type OwnPage, ownPageRoutes } from '../contract.ts';
import { type PageState, slugFault, typedSlug } from '../schema.ts';

export const LIST = '/dashboard/pages';
export const ADD = `${LIST}/add`;
export const pageOf = (id: string) => `${LIST}/${id}`;
export const historyOf = (id: string) => `${pageOf(id)}/history`;

/** A screen for those who may edit pages, with its title. */
export function PagesOnly({ title, children }: { title: string; children: ReactNode }) {
  const { can } = useSessionUser();
  if (!can.pages) return <NoPermissionPage title={title} texts="ownPages:" />;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {children}
    </>
  );
}

const LOOKS = {
  published: { tone: 'success', shape: 'full' },
  draft: { tone: 'muted', shape: 'dashed' },
  deleted: { tone: 'muted', shape: 'cross' },
} as const;

export function StateMark({ state, size }: { state: PageState; size: 'medium' | 'large' }) {
  const { t } = useText();
  return (
    <Status {...LOOKS[state]} size={size}>
      {t(`ownPages:state.${state}`)}
    </Status>
  );
}

/** After a change of a page: it is known at once, lists and its history are loaded again. */
export function rememberPage(client: QueryClient, page: OwnPage): void {
  const { queryKey } = read(ownPageRoutes.get, { params: { id: page.id } });
  void reload(client, ownPageRoutes, 'list');
  void client.invalidateQueries({
    queryKey: queryKey.slice(0, 2),
    predicate: (query) => query.queryKey[2] !== queryKey[2],
  });
  client.setQueryData(queryKey, page);
}

interface AddressFieldProps {
  id: string;
  value: string;
  /** Gets the cleaned address. */
  onChange: (slug: string) => void;
  error: string | undefined;
  /** The page that has the address now. */
  except?: string | undefined;
  /** What stands before it. */
  before?: string;
  /** Whether an address has the right form. */
  isFormed?: (slug: string) => boolean;
  /** Asks the server whether it is free. */
  ask?: (asked: { slug: string; except?: string | undefined }) => AskedAddress;
}

type AskedAddress = Pick<ReturnType<typeof askOwn>, 'queryKey' | 'queryFn'>;

const askOwn = (query: { slug: string; except?: string | undefined }) =>
  read(ownPageRoutes.checkAddress, { query });

/** The address of a page: it is cleaned while it is typed, and the server is asked whether it is free. */
export function AddressField(props: AddressFieldProps) {
  const { id, value, onChange, error, except, before = '/', ask = askOwn } = props;
  const { isFormed = (slug: string) => slugFault(slug) === null } = props;
  const { t } = useText();
  const [settled] = useDebouncedValue(value, 400);
  const asks = settled === value && isFormed(value);
  const { data } = useQuery({
    ...ask({ slug: settled, except }),
    enabled: asks,
    retry: false,
    gcTime: 0,
  });
  const known = asks ? data : undefined;
  return (
    <TextInput
      id={id}
      label={t('ownPageFields:ownPage-slug')}
      description={known?.isFree ? t('ownPages:free', known) : t('ownPages:hints.slug')}
      leftSection={before}
      leftSectionWidth={21 + 7 * before.length}
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      value={value}
      onChange={({ currentTarget }) => onChange(typedSlug(currentTarget.value))}
      onBlur={() => onChange(value.replace(/-$/, ''))}
      error={error ?? (known?.isFree === false ? t('ownPages:taken') : undefined)}
    />
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { SkeletonRows } from '../../../dashboard/kit/parts/skeletons.tsx';

interface SetupPartProps {
  /** The key of its texts: `title`, `lead`, `failedTitle`. */
  name: 'mail' | 'backup' | 'demo';
  children: ReactNode;
}

/** The page of one step, for admins. */
export function SetupPart({ name, children }: SetupPartProps) {
  const { t } = useText();
  const title = t(`installation:${name}.title`);
  return (
    <AdminsOnly title={title} texts="installation:">
      <div className="page">
        <BackLink to="/dashboard/admin/setup">{t('installation:title')}</BackLink>
        <PageHead title={title} />
        <p className="soft">{t(`installation:${name}.lead`)}</p>
        {children}
      </div>
    </AdminsOnly>
  );
}

interface LoadedProps<T> {
  query: UseQueryResult<T, Error>;
  failed: string;
  children: (data: T) => ReactNode;
}

/** What a page shows of a query: its data, that it is loading, or why it could not be loaded. */
export function Loaded<T>({ query, failed, children }: LoadedProps<T>) {
  if (query.data) return children(query.data);
  if (query.error) return <EmptyState kind="failed" title={failed} error={query.error} />;
  return <SkeletonRows rows={5} height={20} />;
}

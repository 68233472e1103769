import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { contentPage } from '../../features/content/dashboard/content-calls.ts';
import { IconPlus } from '../../ui/tabler-icons/index.ts';
import { useText } from '../kit/language/language.ts';
import { ContentPanel } from './content-panel.tsx';
import css from './overview.module.css';

const lastChanged = { state: 'draft', sort: '-updatedAt', pageSize: 4 } as const;
const own = { ...lastChanged, createdBy: 'me' } as const;

/** The user's own drafts; without any, those of all users. */
export function OwnDrafts() {
  const { t } = useText();
  const hasNone = useQuery(contentPage(own)).data?.total === 0;
  return (
    <ContentPanel
      {...(hasNone
        ? { name: 'drafts', filter: lastChanged, to: '/dashboard/blog?state=draft' }
        : { name: 'own', filter: own, to: '/dashboard/blog?state=draft&createdBy=me' })}
      at="updatedAt"
    >
      <Link className={css.add} to="/dashboard/blog/add">
        <IconPlus size={17} stroke={1.8} aria-hidden="true" />
        {t('dashboard:overview.newDraft')}
      </Link>
    </ContentPanel>
  );
}

import { ViewTabs } from '../../../dashboard/kit/table/view-tabs.tsx';

const to = { pathname: '/dashboard/applications/list', search: '' };

export default function Counts() {
  return (
    <div lang="tr">
      <ViewTabs
        label="Görünümler"
        tabs={[
          { key: 'open', label: 'Bekleyen', count: 187, to, isCurrent: true },
          { key: 'mine', label: 'Bana atanan', count: 12, to, isCurrent: false },
          { key: 'closed', label: 'Sonuçlanan', count: 1411, to, isCurrent: false },
          { key: 'all', label: 'Tümü', to, isCurrent: false },
        ]}
      />
    </div>
  );
}

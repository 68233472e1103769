import { PartBars } from '../../../dashboard/kit/charts/part-bars.tsx';

const to = '/dashboard/applications/list';

export default function PartBarsExample() {
  return (
    <div className="panel" lang="tr">
      <PartBars
        total={598}
        parts={[
          { label: 'Gelen', count: 598, to },
          { label: 'İncelemeye alınan', count: 471, to },
          { label: 'Eksik bilgi istenen', count: 126, to },
          { label: 'Üyeliği tamamlanan', count: 342, to },
          { label: 'Bekleyen', count: 187, to, second: true },
          { label: 'Reddedilen', count: 69, to, second: true },
          { label: 'Geri çekilen', count: 0, to, second: true },
        ]}
      />
    </div>
  );
}

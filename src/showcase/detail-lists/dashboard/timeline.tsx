import { Timeline } from '../../../dashboard/kit/parts/timeline.tsx';

export default function TimelineExample() {
  return (
    <div lang="tr">
      <Timeline
        title="Başvurunun geçmişi"
        items={[
          {
            id: '3',
            at: '2026-11-20T08:05:00Z',
            who: 'Ozan Çağlayan',
            what: 'eksik bilgi istedi',
            text: 'Kimlik seri numarası okunmuyor.',
          },
          { id: '2', at: '2026-11-19T13:40:00Z', who: 'Aylin Işıkçı', what: 'incelemeye aldı' },
          { id: '1', at: '2026-11-18T11:20:00Z', who: 'Başvuru sahibi', what: 'başvurdu' },
        ]}
      />
    </div>
  );
}

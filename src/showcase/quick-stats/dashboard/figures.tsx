import { Figure, Figures } from '../../../dashboard/kit/charts/figures.tsx';
import { State } from '../../example/state.tsx';

const to = '/dashboard/blog';

/** The figures with their values, in the same order. */
function StateFigures({ label, values }: { label: string; values: readonly string[] }) {
  const [published, draft, archived, total] = values as [string, string, string, string];
  return (
    <Figures label={label}>
      <Figure label="Yayımda" value={published} note="herkese açık" to={to} />
      <Figure label="Taslak" value={draft} note="yayımlanmayı bekliyor" to={to} />
      <Figure label="Arşiv" value={archived} note="arşiv sayfasında" to={to} />
      <Figure label="Toplam" value={total} note="bütün kategorilerde" to={to} />
    </Figures>
  );
}

export default function FiguresExample() {
  return (
    <div lang="tr">
      <State is="default">
        <StateFigures label="Sayılarla içerikler" values={['1.284', '7', '0', '1.291']} />
      </State>
      <State is="loading">
        <StateFigures label="Yüklenen sayılar" values={['–', '–', '–', '–']} />
      </State>
      <State is="failed">
        <StateFigures label="Yüklenemeyen sayılar" values={['?', '?', '?', '?']} />
      </State>
    </div>
  );
}

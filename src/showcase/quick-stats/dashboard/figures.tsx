import { Figure, Figures } from '../../../dashboard/kit/charts/figures.tsx';
import { State } from '../../example/state.tsx';

const to = '/dashboard/blog';

export default function FiguresExample() {
  return (
    <div lang="tr">
      <State is="default">
        <Figures label="Sayılarla içerikler">
          <Figure label="Yayımda" value="1.284" note="herkese açık" to={to} />
          <Figure label="Taslak" value="7" note="yayımlanmayı bekliyor" to={to} />
          <Figure label="Arşiv" value="0" note="arşiv sayfasında" to={to} />
          <Figure label="Toplam" value="1.291" note="bütün kategorilerde" to={to} />
        </Figures>
      </State>
      <State is="loading">
        <Figures label="Yüklenen sayılar">
          <Figure label="Yayımda" value="–" note="herkese açık" to={to} />
          <Figure label="Taslak" value="–" note="yayımlanmayı bekliyor" to={to} />
        </Figures>
      </State>
      <State is="failed">
        <Figures label="Yüklenemeyen sayılar">
          <Figure label="Yayımda" value="?" note="herkese açık" to={to} />
          <Figure label="Taslak" value="?" note="yayımlanmayı bekliyor" to={to} />
        </Figures>
      </State>
    </div>
  );
}

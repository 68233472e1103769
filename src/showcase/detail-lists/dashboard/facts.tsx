import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { State } from '../../example/state.tsx';

const FACTS = [
  ['Ad', 'Ümmügülsüm Karahasanoğulları Büyükçolakoğlu'],
  ['İl', 'Afyonkarahisar'],
  ['Kimlik no', '100•••••146'],
  ['Geliş', <Moment key="at" at="2026-11-18T11:20:00Z" />],
  ['Adres', 'Uzun Çarşı Mahallesi, Kurtuluş Savaşı Şehitleri Caddesi, Numara 118, Daire 24'],
  ['Referans', '–'],
] as const;

export default function FactsExample() {
  return (
    <div lang="tr">
      <State is="default">
        <Facts facts={FACTS.slice(0, 4)} />
      </State>
      <State is="long">
        <Facts withDivider facts={FACTS} />
      </State>
    </div>
  );
}

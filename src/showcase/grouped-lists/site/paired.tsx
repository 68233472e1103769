import { PairedTexts } from '../../../site/kit/parts/lists.tsx';

export default function Paired() {
  return (
    <PairedTexts
      lang="tr"
      texts={[
        { title: 'Görevi', html: '<p>Kurultay kararlarını uygular, teşkilatı yönetir.</p>' },
        { title: 'Seçimi', html: '<p>Büyük Kongre’de, gizli oyla, iki yıl için seçilir.</p>' },
      ]}
    />
  );
}

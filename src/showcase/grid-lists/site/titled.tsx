import { TitledList } from '../../../site/kit/parts/lists.tsx';

export default function Titled() {
  return (
    <TitledList
      lang="tr"
      items={[
        { title: 'Hukuk', text: 'Yargının bağımsızlığı ve tarafsızlığı.' },
        { title: 'Ekonomi', text: 'Serbest girişim, öngörülebilir kurallar.' },
        { title: 'Eğitim', text: 'Velinin seçebildiği, öğretmenin güçlendiği okul.' },
        { title: 'Yerel yönetim', text: 'Yetki, işin yapıldığı yerdedir.' },
      ]}
    />
  );
}

import { Years } from '../../../ui/years.tsx';

export default function YearsExample() {
  return (
    <Years
      lang="tr"
      years={[
        { year: '2024', text: 'Kurucular Kurulu ilk toplantısını Ankara’da yaptı.' },
        { year: '2025', text: 'Program, 81 ilde düzenlenen toplantılarda tartışıldı.' },
        { year: '2026', text: 'Birinci Olağan Büyük Kongre toplandı.' },
      ]}
    />
  );
}

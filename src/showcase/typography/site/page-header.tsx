import { PageHeader } from '../../../ui/page-header.tsx';

export default function Header() {
  return (
    <PageHeader
      title="Genel Başkan"
      lead="Bir sayfanın başlığı, altında onu anlatan tek bir cümle."
      rail={<span className="count">24</span>}
    />
  );
}

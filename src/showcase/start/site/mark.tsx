import { SectionHead } from '../../../ui/section.tsx';

export default function Mark() {
  return (
    <SectionHead number="1" title="Açık köşe">
      <p className="muted">Başlıkların, alıntıların ve portrelerin imi</p>
    </SectionHead>
  );
}

export default function Headings() {
  return (
    <div lang="tr">
      <h2>İkinci düzey: Iğdır’dan İzmir’e</h2>
      <h3>Üçüncü düzey: güçler ayrılığı</h3>
      <p>Gövde metni. Ölçüler pencerenin genişliğiyle büyür; ayarlardan sabitlenebilir.</p>
      <p className="small muted">Küçük metin</p>
    </div>
  );
}

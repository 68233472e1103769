export default function Roles() {
  return (
    <div className="prose plain" lang="tr">
      <p>
        Metin bu renktedir, <a href="/haberler">bağlantılar altı çizili ve bu renktedir</a>.
      </p>
      <p className="muted">İkincil metin: tarih, kaynak, açıklama.</p>
      <p>
        Aranan <mark>sözcük</mark> böyle gösterilir.
      </p>
    </div>
  );
}

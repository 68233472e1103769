export default function Prose() {
  return (
    <div className="prose" lang="tr">
      <p>
        Hukukun üstünlüğü, kuralın kişiye göre değişmemesidir. Fiilen uygulanmayan bir kural, fikrî
        bir süsten ibarettir.
      </p>
      <h2>Ara başlık</h2>
      <ul role="list">
        <li>Birinci madde</li>
        <li>İkinci madde: daha uzun, satırın sonuna kadar giden ve alta geçen bir madde</li>
      </ul>
      <blockquote>
        <p>Özgürlük, başkasının özgürlüğünü savunmakla başlar.</p>
        <footer>Aylin Işıkçı, İzmir</footer>
      </blockquote>
    </div>
  );
}

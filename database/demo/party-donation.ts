import type { Party } from '../../src/features/party/schema.ts';

/** The demo's donations. The account number is deliberately invalid: zeros that no bank would accept. */
export const demoDonation: Party['donation'] = {
  heading: 'Bağımsız siyasetin kaynağı, çok sayıda küçük bağıştır.',
  text: 'Kimseye borçlanmadan konuşabilmek için yalnızca yurttaşların desteğine güveniyoruz. Genel merkezin gelirini ve giderini her üç ayda bir kalem kalem yayımlıyoruz.',
  accounts: [
    {
      bank: 'Örnek Banka, Ankara Merkez Şubesi',
      name: 'Liberal Ufuk Partisi Genel Merkezi',
      iban: 'TR00 0000 0000 0000 0000 0000 00',
    },
  ],
  note: 'Bağışı yalnız gerçek kişilerden alırız; bir kişiden bir yılda en çok ₺60.000. Şirketlerden, derneklerden ve yurt dışından bağış kabul etmeyiz.',
  facts: [
    { value: '6.842', label: 'bağış, 2026’nın ilk dokuz ayında' },
    { value: '₺418', label: 'ortalama bağış' },
    { value: '%93', label: '₺1.000’in altında' },
  ],
  limit: '₺60.000',
  uses: [
    {
      title: 'Sahada ölçmek',
      text: 'Raporların yolu, anketi ve çözümlemesi. Her raporun maliyeti son sayfasında yazar.',
    },
    {
      title: 'Kapısı açık bürolar',
      text: 'Kira, ısınma, ulaşım. Giderin yarısından fazlası illerde ve ilçelerde harcanır.',
    },
    {
      title: 'Sandık güvenliği',
      text: 'Gönüllülerin eğitimi, yemeği ve yolu; tutanakları sayan yazılım.',
    },
    {
      title: 'Hukuk',
      text: 'Kıyı, imar ve bilgi edinme davalarının harçları ve bilirkişi ücretleri.',
    },
  ],
  receipt: `Banka havalesinde dekontunuz belgedir; açıklamaya adınızı, soyadınızı ve “bağış” yazın. Toplantılarda elden verilen bağış, yalnız seri numaralı makbuz karşılığında alınır ve üç iş günü içinde bankaya yatırılır.

Makbuzunuzu yitirirseniz ya da bağışınızı geri almak isterseniz mali işlere yazın. On bin lirayı aşan bağışlar, yazılı onayınızla ve adınızla yayımlanır; onay vermezseniz bağış otuz gün içinde geri gönderilir.`,
  transparency: `Genel merkezin gelir ve gideri her üç ayda bir, illerinki her ay yayımlanır: bağışların sayısı, toplamı, ortalaması ve en yükseği. On bin lirayı aşan bağışlar dışında bağışçı adı yayımlanmaz; bu bağışçıların adı, onayları varsa, genel merkezin listesinde yer alır.

Defterleri Kurultayın seçtiği Mali Denetim Kurulu habersiz inceler, merkez hesaplarını ayrıca bağımsız bir kuruluş denetler. Faturaların taranmış suretleri, kişisel veriler kapatılarak, genel merkezde isteyen herkese açıktır. Kurallar Tüzük’ün 56–62. maddelerindedir.`,
};

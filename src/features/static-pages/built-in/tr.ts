import type { BuiltInPages } from '../pages.server.ts';

export const tr: BuiltInPages = {
  accessibility: {
    title: 'Erişilebilirlik',
    body: `{{party}} bu sitenin herkesçe kullanılabilmesini ister. Hedefimiz, Web İçeriği Erişilebilirlik Kılavuzu’nun (WCAG) 2.2 sürümünün AA düzeyidir.

## Siteyi nasıl kullanabilirsiniz?

- **Klavyeyle:** Bütün bağlantılara, düğmelere ve formlara Tab tuşuyla ulaşılır; ilk bağlantı doğrudan içeriğe götürür.
- **Ekran okuyucuyla:** Başlıklar, listeler, tablolar ve form alanları adlarıyla okunur. Görsellerin alternatif metni vardır; yalnız süs olanlar okunmaz.
- **Büyüterek:** Sayfa, yüzde 400 büyütmede yana kaydırılmadan okunur.
- **Görünüm ayarlarıyla:** Koyu tema, yüksek karşıtlık ve yazı boyutu seçilebilir; tercihiniz yalnız sizin tarayıcınızda saklanır.
- **Betik çalıştırmadan:** JavaScript kapalıyken de sayfalar okunur ve formlar gönderilir.

Form gönderilemezse hatalı alanlar sayfanın başında sıralanır; yazdıklarınız durur.

## Bilinen eksikler

- Başkalarının hazırladığı PDF dosyaları her zaman etiketli değildir. Parti belgelerinin metni sayfasında da yer alır.
- Eski içeriklerdeki bazı görsellerin alternatif metni eksik olabilir.
- Bağlantı verdiğimiz video siteleri bu beyanın kapsamında değildir.

## Bize bildirin

Kullanamadığınız bir sayfa mı var? [İletişim formundan](/bize-ulasin) sayfanın adresini ve karşılaştığınız sorunu yazın. Aradığınız bilgiyi size başka bir yolla da verebiliriz.

- Telefon: {{phone}}
- E-posta: {{email}}`,
  },
  privacy: {
    title: 'Gizlilik',
    body: `Bu sayfa, siteyi gezerken hangi verilerin işlendiğini anlatır. Formlarla verdiğiniz bilgilerin kendi aydınlatma metinleri vardır: [üyelik başvurusu](/aydinlatma-metni) ve [iletişim formu](/aydinlatma-metni/iletisim).

## Siteyi gezerken

- **Onayınız olmadan çerez kullanmayız.** Sayfaları okumak için çerez gerekmez; yalnız yönetim paneline giren görevlilerin oturumu için çerez kullanılır.
- **Onayınız olmadan başka sitelere bağlanılmaz.** Sayfalarımız başka sitelerden yazı tipi, betik veya görsel yüklemez. Ziyaretler bir ölçüm hizmetiyle de ölçülüyorsa önce size sorulur; seçiminizi sayfanın altındaki bağlantıdan her zaman değiştirebilirsiniz.
- **Ziyaretleri kimliksiz sayarız.** Her gün için bir sayfanın kaç kez açıldığını ve hangi siteden gelindiğini sayarız. Ağ adresi, tarayıcı bilgisi veya sizi tanıtan bir numara bu sayıma yazılmaz. Sayılar 400 gün sonra silinir.
- **Güvenlik kayıtları:** Sunucumuz, saldırıları önlemek ve arızaları bulmak için isteklerin ağ (IP) adresini ve zamanını kaydeder.

## Tarayıcınızda kalanlar

Görünüm tercihleriniz ve yarım kalan bir formun taslağı yalnız sizin tarayıcınızda saklanır. Kimlik numaranız taslağa yazılmaz. Taslak, sekme kapatılınca silinir.

## Haklarınız

Verilerinizi öğrenmek, düzeltmek veya sildirmek için [iletişim formunu](/bize-ulasin) kullanabilirsiniz. Talebinize en geç otuz gün içinde yanıt veririz.

Veri sorumlusu {{party}} ile şu yollardan da görüşebilirsiniz:

- Adres: {{address}}
- Telefon: {{phone}}
- E-posta: {{email}}`,
  },
};

/**
 * What visitors type, and the address of the wanted first result: its beginning, or one of several.
 * `null`: nothing is found, because the site has nothing about it. `shown`: a text of the page.
 */
export interface WantedFirst {
  typed: string;
  first: string | readonly string[] | null;
  locale?: 'en' | 'de' | 'es';
  shown?: string;
}
const first = (typed: string, wanted: WantedFirst['first'], more: Partial<WantedFirst> = {}) => ({
  typed,
  first: wanted,
  ...more,
});

const TEACHERS = '/haberler/ogretmen-atamalarinda-acik-puan-tablosu-cagrisi';
const QUAKE = [
  '/parti-programi#',
  '/basin-aciklamalari/deprem-konutunda-kura-listesi-ve-borc-tablosu-aciklanmalidir',
];

/** Those of visitors who looked for a page, a person, a day, or a word written in another way. */
export const REPORTED: readonly WantedFirst[] = [
  first('bağış', '/bagis'),
  first('bagis', '/bagis'),
  first('BAĞIŞ', '/bagis'),
  first('bağış yapmak istiyorum', '/bagis'),
  first('IBAN', '/bagis'),
  first('iban numarası', '/bagis'),
  first('hesap numarası', '/bagis'),
  first('iletişim', '/iletisim'),
  first('telefon', '/iletisim'),
  first('adres', '/iletisim'),
  first('il başkanlıkları', '/iletisim'),
  first('basın kiti', '/basin-kiti'),
  first('kvkk', '/aydinlatma-metni'),
  first('kişisel verilerin korunması', '/aydinlatma-metni'),
  first('üye olmak istiyorum', '/uye-olun'),
  first('üyelik', '/uye-olun'),
  first('nasıl üye olurum', '/uye-olun'),
  first('tüzük', '/tuzuk'),
  first('parti programı', '/parti-programi'),
  first('genel başkan', '/genel-baskan'),
  first('Defne Arıkan', '/genel-baskan'),
  first('toplantılar', '/toplantilar'),
  first('basın açıklamaları', '/basin-aciklamalari'),
  first('hakkımızda', '/hakkimizda'),
  first('gizlilik', '/gizlilik'),
  first('erişilebilirlik', '/erisilebilirlik'),
  first('merkez yürütme kurulu', '/merkez-yurutme-kurulu'),
  first('19 Kasım', ['/makaleler/', '/haberler/', '/ufuk-eng/', '/ziyaretler/'], {
    shown: 'dateTime="2026-11-19',
  }),
  first('19.11.2026', ['/makaleler/', '/haberler/', '/ufuk-eng/', '/ziyaretler/'], {
    shown: 'dateTime="2026-11-19',
  }),
  first('10 Kasım 2026', TEACHERS),
  first('kürt', null),
  first('IŞIL', null),
  first('staj', null),
  first('mülteci', null, { shown: '>göç</a>' }),
  first('depremzede', QUAKE),
  first('ogretmenlerin atanmasi', TEACHERS),
  first('öğretmenlerin atanması', TEACHERS),
  first('göç', '/parti-programi#'),
  first('iletşim', '/iletisim', { shown: 'aranan: “iletşim”' }),
  first('ekonmi', ['/parti-programi#', '/makaleler/', '/haberler/', '/'], {
    shown: 'aranan: “ekonmi”',
  }),
];

/** Others of the same kinds, in four languages. */
export const OTHERS: readonly WantedFirst[] = [
  first('bağışçı', '/bagis'),
  first('banka hesabı', '/bagis'),
  first('para göndermek istiyorum', '/bagis'),
  first('bağış nasıl yapılır', '/bagis'),
  first('telefon numarası', '/iletisim'),
  first('genel merkez adresi nerede', '/iletisim'),
  first('basın bürosu', '/iletisim'),
  first('ilçe başkanlığı', '/teskilat'),
  first('e-posta', '/iletisim'),
  first('üye formu', '/uye-olun'),
  first('başvuru formu', '/uye-olun'),
  first('gönüllü olmak istiyorum', '/bize-ulasin'),
  first('şikâyet', '/bize-ulasin'),
  first('aydınlatma metni', '/aydinlatma-metni'),
  first('çerez politikası', '/gizlilik'),
  first('açık rıza', '/acik-riza-metni'),
  first('MYK', '/merkez-yurutme-kurulu'),
  first('başkanlık divanı', '/baskanlik-divani'),
  first('tüzüğünüz', '/tuzuk'),
  first('teşkilat rehberi', '/teskilat-rehberi'),
  first('etkinlik takvimi', '/toplantilar'),
  first('Nesrin Tunalı', '/kisiler/nesrin-tunali'),
  first('sevgi kocabey', '/kisiler/sevgi-kocabey'),
  first('zeytinyağı', '/raporlar/zeytinyaginda-fiyatin-yolu-dalda-bir-rafta-uc-arada-ne-oluyor'),
  first('kira tavanı', '/makaleler/kira-tavani-neden-evi-degil-kuyrugu-buyutur'),
  first('söke treni', '/haberler/soke-treni-geri-dondu-bes-aylik-kampanya-sonuc-verdi'),
  first('10.03.2026', '/raporlar/kres-acigi-her-yuz-cocuga-14-yer-her-yuz-anneye-31-is'),
  first('sığınmacılar', null, { shown: '>göç</a>' }),
  first('donate', '/en/bagis', { locale: 'en' }),
  first('how can I become a member', '/en/uye-olun', { locale: 'en' }),
  first('phone number', '/en/iletisim', { locale: 'en' }),
  first('privacy policy', '/en/gizlilik', { locale: 'en' }),
  first('party leader', '/en/genel-baskan', { locale: 'en' }),
  first('spenden', '/de/bagis', { locale: 'de' }),
  first('Mitglied werden', '/de/uye-olun', { locale: 'de' }),
  first('Datenschutz', ['/de/gizlilik', '/de/aydinlatma-metni'], { locale: 'de' }),
  first('donacion', '/es/bagis', { locale: 'es' }),
  first('afiliación', '/es/uye-olun', { locale: 'es' }),
  first('quiero contacto', '/es/iletisim', { locale: 'es' }),
  first('estatutos', '/es/tuzuk', { locale: 'es' }),
];

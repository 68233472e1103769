import type { Party } from '../../src/features/party/schema.ts';

/** The texts of the demo's party about itself. */
export const demoAbout: Party['about'] = {
  lead: 'Gücü kimin kullanacağını değil, gücün nerede duracağını soran bir parti. Üyesinin parasıyla yaşar, hesabını herkese gösterir.',
  text: `Liberal Ufuk Partisini doksan kişi kurdu; çoğu daha önce siyaset yapmamıştı. Aralarında avukatlar vardı, ama bir tohumcu, iki hemşire, emekli bir coğrafya öğretmeni ve bir iskele büfecisi de vardı. Hepsini birleştiren şey aynı yorgunluktu: Yıllardır yalnızca “kim yönetecek?” sorusunu duymak.

Biz başka bir soruyla yola çıktık: Yöneten yanıldığında yurttaş hangi kapıyı çalacak? Programımızın her bölümü bu sorunun bir yanıtıdır. Mahkeme yasaya baksın, belediye hesabını göstersin, okul iyi olsun, dükkân açılsın, kimse hayatının gerekçesini devlete yazmak zorunda kalmasın.

## Nasıl çalışırız?

Önce gidip bakarız. Raporlarımız masada değil sahada yazılır; yöntemi ve verisi sayfanın altındadır. Yanıldığımızda düzeltir, düzelttiğimizi yazarız.

Şirketlerden, derneklerden ve yurt dışından bağış almayız. Gelirimizi ve giderimizi kalem kalem yayımlarız. Bir il binasının kirası oradaki üyelerin aidatıyla ödenemiyorsa o bina tutulmaz.`,
  history: [
    {
      year: '2022',
      text: 'Doksan kurucu, adı üzerine bir kış süren tartışmanın ardından kuruluş bildirimini verdi.',
    },
    {
      year: '2023',
      text: 'İlk il binaları açıldı; merkez hesaplarının her üç ayda bir yayımlanması kararlaştırıldı. Mayıstaki genel seçimde dört adayımız, iş birliği yaptığımız bir partinin listesinden milletvekili seçildi ve Ufuk’un sıralarına geçti.',
    },
    {
      year: '2024',
      text: 'Yerel seçimde 48 belediye meclisine girildi. Kurultay, programı ve tüzüğü kabul etti; Defne Arıkan Genel Başkan seçildi.',
    },
    {
      year: '2025',
      text: 'Politika kurulları sahaya çıktı: ticaret davalarının süresi ve zeytinyağında fiyatın yolu raporları yayımlandı.',
    },
    {
      year: '2026',
      text: 'Olağanüstü Kurultay tüzüğü yeniledi: görev süresi sınırı, il başkanını bütün üyelerin seçmesi ve Hakem Kurulu. Kreş açığı, gece ulaşımı ve küçük işletmenin izin yükü raporları yayımlandı.',
    },
  ],
  organisation: `En yüksek organımız **Kurultay**dır; altı yüz delege üç yılda bir toplanır, Genel Başkanı ve kurulları gizli oyla seçer. İki kurultay arasında kararları **Merkez Yürütme Kurulu** alır, günlük işi **Başkanlık Divanı** yürütür.

İllerde ve ilçelerde başkanları bütün üyeler seçer. Hesaplara **Mali Denetim Kurulu**, iç uyuşmazlıklara **Hakem Kurulu** bakar; ikisinin üyeleri de yönetimde görev alamaz. Aynı kişi en çok üç dönem Genel Başkanlık yapabilir.`,
};

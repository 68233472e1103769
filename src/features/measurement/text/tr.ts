export const measurement = {
  consent: {
    title: 'Ziyaretiniz ölçülsün mü?',
    text: 'Kabul ederseniz ziyaretiniz Google Etiket Yöneticisi ile ölçülür. Reddederseniz oraya hiçbir istek gitmez; sitenin her yeri aynı çalışır.',
    more: 'Ne ölçülür?',
    details:
      'Hangi sayfaların, ne kadar süreyle ve nasıl bir cihazla okunduğu. Bunun için tarayıcınıza çerez yazılır, IP adresiniz Google’a ulaşır. Üyelik ve iletişim formlarında ölçüm yapılmaz. Tercihinizi sayfanın altından değiştirebilirsiniz. Sayfa hızını ise kimliğinizi belirlemeden yalnızca kendi sunucumuzda ölçeriz.',
    agree: 'Kabul et',
    refuse: 'Reddet',
    change: 'Ölçüm tercihi',
  },
  consentPage: {
    agree: 'Kabul ediyorum',
    refuse: 'Reddediyorum',
    save: 'Tercihi kaydet',
    choose: 'Kabul edip etmediğinizi seçin.',
    saved: 'Tercihiniz kaydedildi',
    agreed: 'Ziyaretleriniz bu tarayıcıda ölçülebilir.',
    refused: 'Ziyaretleriniz bu tarayıcıda ölçülmez. Ölçüm için yazılmış çerezler silindi.',
    again: 'Tercihi değiştir',
  },
  visits: {
    title: 'Site ziyaretleri',
    note: 'Son {{days}} gün; çerez ve kimlik bilgisi olmadan sayılır.',
    empty: 'Henüz ziyaret yok. Ziyaretçiler geldikçe burada görünür.',
    byDay: 'Güne göre ziyaretler',
    pages: 'En çok okunanlar',
    sources: 'Nereden gelindi',
    noPages: 'Henüz beş kez okunan sayfa yok.',
    noSources: 'Henüz beş kez gelinen site yok.',
    direct: 'Doğrudan ya da bu siteden',
  },
  speed: {
    title: 'Sayfa hızı',
    note: 'Son {{days}} gün; dört ziyaretten üçü en az bu kadar hızlı.',
    empty: 'Henüz ölçüm yok. Ziyaretçiler geldikçe burada görünür.',
    phone: 'Telefon',
    desktop: 'Bilgisayar',
    visits_one: '{{number}} ziyaret',
    visits_other: '{{number}} ziyaret',
    none: 'ölçüm yok',
    seconds: '{{value}} sn.',
    milliseconds: '{{value}} ms',
    metrics: {
      LCP: 'En büyük öğenin görünmesi',
      INP: 'Etkileşime yanıt',
      CLS: 'Düzen kayması',
    },
    ratings: { good: 'İyi', middling: 'Geliştirilmeli', poor: 'Kötü' },
    shares: 'İyi %{{good}}, geliştirilmeli %{{middling}}, kötü %{{poor}}',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { measurement };

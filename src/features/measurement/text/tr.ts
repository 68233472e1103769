export const tr = {
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

export const jobs = {
  title: 'Başarısız işler',
  lead: 'Son denemesi başarısız olan arka plan işleri. Kayıtlar bir hafta saklanır.',
  listLabel: 'Başarısız işler',
  job: 'İş',
  error: 'Hata',
  tries: 'Deneme',
  failedAt: 'Son deneme',
  next: 'Sonraki deneme',
  givenUp: 'Bırakıldı',
  retry: 'Yeniden dene',
  retryLabel: '“{{job}}” işini yeniden dene',
  retried: 'İş yeniden denenecek.',
  noneTitle: 'Başarısız iş yok',
  noneText: 'Gönderilemeyen bir e-posta ya da tamamlanamayan bir iş olursa burada görünür.',
  failedTitle: 'Başarısız işler açılamadı',
  noMatchTitle: 'Başarısız iş yok',
  noMatchText: 'Gönderilemeyen bir e-posta ya da tamamlanamayan bir iş olursa burada görünür.',
  pastEndTitle: 'Bu sayfada iş yok',
  pastEndText: 'Liste daha önceki sayfalarda bitiyor.',
  forbiddenTitle: 'Başarısız işleri yöneticiler görür',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
  administration: 'Gönderilemeyen e-postalar ve tamamlanamayan işler; nedenleri ve yeniden deneme.',
};

/** Its events, as the audit log shows them. */
export const audit = {
  group: {
    job: 'İşler',
  },
  action: {
    'job-retry': 'Yeniden deneme',
  },
  did: {
    'job-retry': 'Başarısız bir işi yeniden denetti',
  },
  didTo: {
    'job-retry': '{{subject}} işini yeniden denetti',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { jobs, audit };

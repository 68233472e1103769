/** The handbook for staff; its tasks are in `tasks/`. */
export const handbook = {
  title: 'Yardım',
  lead: 'Panoda sık yapılan işler, adım adım.',
  find: 'Yardımda ara',
  hint: 'Ne yapmak istiyorsunuz?',
  none: 'Bu sözcüklerle bir iş bulunamadı.',
  found_one: '{{count}} iş bulundu',
  found_other: '{{count}} iş bulundu',
  here: 'Bu sayfanın yardımı (yeni sekmede açılır)',
  onPage: 'Açık olan sayfada yapılanlar',
  all: 'Tüm işler',
  goneTitle: 'Böyle bir yardım sayfası yok',
  goneText: 'Adres yanlış yazılmış ya da sayfanın adı değişmiş olabilir.',
  failedTitle: 'Yardım yüklenemedi',
  groups: {
    writing: 'Yazmak ve yayımlamak',
    site: 'Site, belgeler ve kişiler',
    applications: 'Başvurular ve iletişim',
    team: 'Ekip, giriş ve güvenlik',
    setup: 'Kurulum ve sistem',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { handbook };

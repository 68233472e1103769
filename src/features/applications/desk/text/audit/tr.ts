/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    application: 'Üyelik başvuruları',
  },
  action: {
    'application-status': 'Durum değişikliği',
    'application-note': 'Yönetici notu',
    'application-assign': 'Sorumlu atama',
  },
  did: {
    'application-status': 'Bir başvurunun durumunu değiştirdi',
    'application-note': 'Bir başvurunun notunu değiştirdi',
    'application-assign': 'Bir başvurunun sorumlusunu değiştirdi',
  },
  didTo: {
    'application-status': '{{subject}} başvurusunun durumunu değiştirdi',
    'application-note': '{{subject}} başvurusunun notunu değiştirdi',
    'application-assign': '{{subject}} başvurusunun sorumlusunu değiştirdi',
  },
  fields: {
    assignedTo: 'Sorumlu',
  },
  values: {
    application: 'Yeni başvuru',
    inReview: 'İncelemede',
    missingInformation: 'Eksik bilgi',
    reddedildi: 'Reddedildi',
    uyelikIslemleriTamamlandi: 'Üyelik tamamlandı',
    withdrawn: 'Geri çekildi',
  },
};

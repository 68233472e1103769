export const tr = {
  errors: {
    forbiddenMove: 'Başvuru şu anki durumundan seçtiğiniz duruma geçirilemez.',
  },
  fields: {
    reason: 'Gerekçe',
    adminNote: 'Yönetici notu',
    missingFields: 'Eksik alanlar',
    assignee: 'Sorumlu',
    city: 'İl',
    district: 'İlçe',
    from: 'Başlangıç tarihi',
    to: 'Bitiş tarihi',
    reached: 'Geçtiği durum',
    only: 'İşaret',
    filter: 'Süzgeç',
    action: 'İşlem',
  },
  success: {
    applicationStatus: 'Başvurunun durumu güncellendi.',
    applicationNote: 'Not kaydedildi.',
    applicationAssigned: 'Başvurunun sorumlusu güncellendi.',
    applicationsChanged_one: '{{count}} başvuru güncellendi.',
    applicationsChanged_other: '{{count}} başvuru güncellendi.',
  },
};

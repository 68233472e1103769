/** Its events, as the audit log shows them. */
export const tr = {
  group: { meeting: 'Toplantılar' },
  action: {
    'meeting-create': 'Toplantı ekleme',
    'meeting-update': 'Toplantı değişikliği',
    'meeting-delete': 'Toplantı silme',
  },
  did: {
    'meeting-create': 'Toplantı ekledi',
    'meeting-update': 'Toplantıyı değiştirdi',
    'meeting-delete': 'Toplantıyı sildi',
  },
  didTo: {
    'meeting-create': '{{subject}} toplantısını ekledi',
    'meeting-update': '{{subject}} toplantısını değiştirdi',
    'meeting-delete': '{{subject}} toplantısını sildi',
  },
  fields: {
    'meeting-title': 'Başlık',
    'meeting-startsAt': 'Başlangıç',
    'meeting-endsAt': 'Bitiş',
    'meeting-place': 'Yer',
    'meeting-province': 'İl',
    'meeting-state': 'Durum',
  },
};

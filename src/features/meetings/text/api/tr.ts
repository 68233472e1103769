/** What its part of the API says: rules, names of fields. */
export const tr = {
  validation: {
    meetingEnds: 'Bitiş, başlangıçtan sonra olmalı.',
    meetingUrl: '{{field}} https:// ile başlayan tam bir adres olmalı.',
  },
  fields: {
    'meeting-title': 'Başlık',
    'meeting-summary': 'Özet',
    'meeting-body': 'Gündem',
    'meeting-startsAt': 'Başlangıç',
    'meeting-endsAt': 'Bitiş',
    'meeting-place': 'Yer',
    'meeting-address': 'Adres',
    'meeting-province': 'İl',
    'meeting-onlineUrl': 'Yayın bağlantısı',
    'meeting-audience': 'Kimlere açık',
    'meeting-state': 'Durum',
  },
};

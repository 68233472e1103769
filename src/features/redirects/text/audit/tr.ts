/** Its events, as the audit log shows them. */
export const tr = {
  group: { redirect: 'Yönlendirmeler' },
  action: {
    'redirect-create': 'Yönlendirme ekleme',
    'redirect-update': 'Yönlendirme değişikliği',
    'redirect-delete': 'Yönlendirme silme',
    'redirect-paste': 'Toplu yönlendirme ekleme',
  },
  did: {
    'redirect-create': 'Yönlendirme ekledi',
    'redirect-update': 'Yönlendirmeyi değiştirdi',
    'redirect-delete': 'Yönlendirmeyi sildi',
    'redirect-paste': 'Toplu olarak yönlendirme ekledi',
  },
  didTo: {
    'redirect-create': '{{subject}} yönlendirmesini ekledi',
    'redirect-update': '{{subject}} yönlendirmesini değiştirdi',
    'redirect-delete': '{{subject}} yönlendirmesini sildi',
    'redirect-paste': '{{subject}} için toplu yönlendirme ekledi',
  },
  fields: {
    'redirect-from': 'Eski adres',
    'redirect-to': 'Yeni adres',
    'redirect-isPermanent': 'Kalıcı',
    'redirect-added': 'Eklenen yönlendirme',
  },
};

/** What its part of the API says: rules, names of fields. */
export const tr = {
  validation: {
    redirectFrom: '{{field}} bu sitenin bir yolu olmalıdır, örneğin /eski-sayfa.',
    redirectTo:
      '{{field}} bu sitenin bir yolu ya da https:// ile başlayan tam bir adres olmalıdır.',
    redirectTaken: 'Bu adres için zaten bir yönlendirme var.',
    redirectOwned: 'Bu adreste sitenin bir sayfası ya da dosyası var; yönlendirme hiç kullanılmaz.',
    redirectLoop: 'Bu yönlendirme ziyaretçiyi aynı adrese geri götürür.',
    redirectTooMany: 'Yönlendirme sayısı sınıra ulaştı. Kullanılmayanları silin.',
    redirectLines: 'Bir kerede en çok 1.000 satır yapıştırabilirsiniz.',
    redirectLine: 'Satırda iki adres olmalı: eski adres, bir boşluk ya da sekme, yeni adres.',
  },
  fields: {
    'redirect-from': 'Eski adres',
    'redirect-to': 'Yeni adres',
    'redirect-isPermanent': 'Kalıcı',
    'redirect-lines': 'Satırlar',
    'redirect-line': 'Satır',
  },
};

/** The screens on which admins manage redirects. */
export const redirects = {
  title: 'Yönlendirmeler',
  administration: 'Sitenin eski adresleri ve ziyaretçilerin götürüldüğü yeni adresler.',
  lead: 'Artık sayfası olmayan bir adresi açan ziyaretçi, yeni adrese götürülür. Arama motorları da yeni adresi öğrenir.',
  search: 'Adreslerde ara',
  searchHint: 'Eski ya da yeni adres',
  useLabel: 'Kullanım',
  use: { all: 'Tümü', used: 'Kullanılmış', unused: 'Hiç kullanılmamış' },
  uses: 'Kullanım',
  lastUsed: 'Son kullanım',
  never: 'hiç',
  created: 'Eklendi',
  kindLabel: 'Tür',
  kind: { permanent: 'Kalıcı', temporary: 'Geçici' },
  kindHint: {
    permanent: 'Arama motorları eski adresin yerine yenisini gösterir.',
    temporary: 'Arama motorları eski adresi unutmaz; adres ileride yeniden kullanılacaksa.',
  },
  fromHint: 'Bu sitedeki yol, örneğin /eski-sayfa. Soru işaretinden sonrası yazılmazsa önemsenmez.',
  toHint: 'Bu sitenin bir yolu, örneğin /haberler, ya da https:// ile başlayan bir adres.',
  add: 'Yönlendirme ekle',
  edit: 'Düzenle',
  editTitle: 'Yönlendirmeyi düzenle',
  section: 'Adresler',
  sectionText:
    'Yeni adres de yönlendiriliyorsa, ziyaretçi doğrudan son adrese götürülsün diye son adres kaydedilir.',
  faults: 'Kaydedilemedi',
  save: 'Kaydet',
  remove: 'Sil',
  removeQuestion: 'Bu yönlendirme silinsin mi?',
  removeHint: 'Eski adresi açanlar “sayfa bulunamadı” sayfasını görür.',
  removeManyTitle_one: '{{formatted}} yönlendirme silinsin mi?',
  removeManyTitle_other: '{{formatted}} yönlendirme silinsin mi?',
  tooManySelected: 'Bir kerede en çok {{max}} yönlendirme silinebilir.',
  goneTitle: 'Yönlendirme bulunamadı',
  goneText: 'Silinmiş olabilir.',
  failedTitle: 'Yönlendirmeler açılamadı',
  noneTitle: 'Henüz yönlendirme yok',
  noneText: 'Sitenin eski bir adresi hâlâ açılıyorsa yeni yerini gösterin.',
  noMatchTitle: 'Aradığınıza uyan yönlendirme yok',
  noMatchText: 'Süzgeçleri kaldırınca tüm yönlendirmeler görünür.',
  pastEndTitle: 'Bu sayfada yönlendirme yok',
  pastEndText: 'Liste daha önceki sayfalarda bitiyor.',
  forbiddenTitle: 'Yönlendirmeleri yöneticiler düzenler',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
  paste: {
    action: 'Toplu ekle',
    title: 'Toplu yönlendirme ekle',
    section: 'Adresler',
    text: 'Bir tablodan iki sütunu kopyalayıp yapıştırabilirsiniz. Bir satır bile hatalıysa hiçbiri kaydedilmez.',
    hint: 'Her satırda eski adres, bir boşluk ya da sekme ve yeni adres. En çok 1.000 satır.',
    save: 'Tümünü ekle',
    faulty_one: '{{formatted}} satırın düzeltilmesi gerekiyor; hiçbir satır kaydedilmedi.',
    faulty_other: '{{formatted}} satırın düzeltilmesi gerekiyor; hiçbir satır kaydedilmedi.',
    faultyLines: 'Düzeltilecek satırlar',
    line: '{{number}}. satır:',
    added_one: '{{formatted}} yönlendirme eklendi.',
    added_other: '{{formatted}} yönlendirme eklendi.',
    addedSome_one: '{{formatted}} yönlendirme eklendi; {{known}} tanesi zaten vardı.',
    addedSome_other: '{{formatted}} yönlendirme eklendi; {{known}} tanesi zaten vardı.',
  },
};

/** The names of its fields, on the screens and in messages of the API. */
export const redirectFields = {
  'redirect-from': 'Eski adres',
  'redirect-to': 'Yeni adres',
  'redirect-isPermanent': 'Kalıcı',
  'redirect-lines': 'Satırlar',
  'redirect-line': 'Satır',
};

/** What the API says of faulty fields; the screens say it in the same words. */
export const redirectRules = {
  redirectFrom: '{{field}} bu sitenin bir yolu olmalıdır, örneğin /eski-sayfa.',
  redirectTo: '{{field}} bu sitenin bir yolu ya da https:// ile başlayan tam bir adres olmalıdır.',
  redirectTaken: 'Bu adres için zaten bir yönlendirme var.',
  redirectOwned: 'Bu adreste sitenin bir sayfası ya da dosyası var; yönlendirme hiç kullanılmaz.',
  redirectLoop: 'Bu yönlendirme ziyaretçiyi aynı adrese geri götürür.',
  redirectTooMany: 'Yönlendirme sayısı sınıra ulaştı. Kullanılmayanları silin.',
  redirectLines: 'Bir kerede en çok 1.000 satır yapıştırabilirsiniz.',
  redirectLine: 'Satırda iki adres olmalı: eski adres, bir boşluk ya da sekme, yeni adres.',
};

/** What its part of the API says: rules, names of fields. */
export const platform = {
  validation: redirectRules,
  fields: redirectFields,
};

/** Its events, as the audit log shows them. */
export const audit = {
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

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { redirects, redirectFields, redirectRules, audit };

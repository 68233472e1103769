export const transfer = {
  title: 'İçe ve dışa aktarma',
  lead: 'WordPress’in (XML) ya da Ghost’un (JSON) dışa aktarımını, tek başına ya da görselleriyle birlikte ZIP olarak, veya Markdown dosyalarından oluşan bir ZIP’i yükleyin. Önce denetlenir; siz başlatmadan hiçbir şey yazılmaz.',
  administration:
    'WordPress’ten, Ghost’tan ya da Markdown dosyalarından içerik alma; tüm içerikleri indirme.',
  upload: 'Dosya seç',
  uploaded: 'Dosya alındı, denetleniyor.',
  started: 'İçe aktarma başladı.',
  start: 'İçe aktarmayı başlat',
  repeat: 'Yeniden içe aktar',
  remove: 'Raporu sil',
  previous: 'Önceki içe aktarmalar',
  none: 'Henüz içe aktarma yapılmadı.',
  progress: '{{done, number}} / {{entries, number}} kayıt',
  categories: 'Kategoriler',
  categoriesText:
    'Dosyadaki kategorilerden adı ya da adresi buradakilerle aynı olanlar eşlendi; değiştirebilirsiniz.',
  categoriesAsked:
    'Burada karşılığı olmayan kategoriler: {{count, number}}. Ne olacaklarını seçin; seçmezseniz “{{otherwise}}” olurlar.',
  notChosen: 'Seçilmedi: {{otherwise}}',
  otherwise: 'Kategorisi olmayanlar',
  categoryEntries: '{{name}} ({{count, number}} kayıt)',
  download: 'Eksik görselleri {{site}} adresinden indir',
  downloadText: '{{missing, number}} görsel yüklenen dosyada yok.',
  report: 'Kayıtlar',
  onlyProblems: 'Yalnızca atlananlar ve eksikler',
  more: 'Daha fazla göster',
  noNotes: 'Gösterilecek kayıt yok.',
  failedTitle: 'İçe aktarmalar açılamadı',
  forbiddenTitle: 'İçe ve dışa aktarmayı yöneticiler yapar',
  forbiddenText: 'Bu sayfayı açmak için yönetici yetkisi gerekir.',
  export: 'Dışa aktarma',
  exportText:
    'Tüm içerikler Markdown olarak, sayfalar, kurullar ve belgeler, görseller ve ekler saklandığı gibi, tek bir ZIP dosyasında.',
  exportButton: 'Tümünü indir',
  import: 'İçe aktarma',
  tooLarge: 'Dosya en çok {{megabytes, number}} MB olabilir.',
  uploading: 'Yükleniyor: %{{percent}}',
  exporting: 'Dışa aktarma hazırlanıyor; büyük sitelerde birkaç dakika sürebilir.',
  exported: 'Dışa aktarma indirildi.',
  kindLabel: 'Tür',
  site: 'Site',
  authors: 'Yazarlar',
  andOthers: '{{names}} ve {{others, number}} kişi daha',
  pictures: 'Görseller ve dosyalar',
  picturesMissing: '{{pictures, number}}; {{missing, number}} tanesi yüklenen dosyada yok',
  found: 'Denetimin sonucu',
  foundText: 'Dosyada {{entries, number}} kayıt var.',
  checkingText: 'Dosya denetleniyor: {{done, number}} kayıt okundu.',
  mayLeave: 'Bu sayfadan ayrılabilirsiniz; iş sunucuda sürer.',
  missingTitle: 'Böyle bir içe aktarma yok',
  missingText: 'Silinmiş olabilir. En son yirmi içe aktarma saklanır.',
  removeQuestion: 'Yüklenen dosya ve raporu silinecek:',
  removeHint: 'İçe aktarılmış içerikler kalır.',
  kind: {
    wxr: 'WordPress',
    ghost: 'Ghost',
    markdown: 'Markdown',
  },
  state: {
    checking: 'Denetleniyor',
    checked: 'Başlatılabilir',
    running: 'Sürüyor',
    done: 'Tamamlandı',
    failed: 'Yapılamadı',
  },
  action: {
    create: 'Yeni',
    change: 'Güncelleme',
    same: 'Değişmemiş',
    skip: 'Atlama',
  },
  reason: {
    notPost: 'Yazı ya da sayfa değil',
    trashed: 'Çöp kutusunda ya da bilinmeyen bir durumda',
    passwordProtected: 'Parolayla korunuyor',
    noTitle: 'Başlığı yok',
    noText: 'Metni yok',
    tooLong: 'Metni çok uzun',
    tooComplex: 'Metni çok karmaşık',
    badDate: 'Tarihi okunamıyor',
    badEntry: 'Kayıt okunamıyor',
    editedHere: 'İçe aktarıldıktan sonra burada düzenlenmiş',
    deletedHere: 'İçe aktarıldıktan sonra burada silinmiş',
    notValid: 'Bir alanı kabul edilmiyor',
    pictureMissing: 'Bir görseli ya da dosyası bulunamadı',
    pictureRefused: 'Bir görseli ya da dosyası kabul edilmedi',
    privateAddress: 'Görseli ya da dosyası indirilmedi: site bir iç ağ adresinde',
    siteUnreachable: 'Görseli ya da dosyası indirilemedi: siteye ulaşılamadı',
    addressTaken: 'Adresi burada kullanılıyor',
    membersMissing: 'Üyelerinden bazıları burada kişiler arasında yok',
    pageAsContent: 'Sayfaydı; içerik olarak alındı',
    firstFrameOnly: 'Hareketli bir görselin yalnızca ilk karesi alındı',
    textShortened: 'Başlığı, özeti, yazarı ya da etiketleri kısaltıldı',
    altMissing:
      'Alternatif metni eksik görseli var; içerik listesinde “Alternatif metni eksik” sekmesinde',
    elementsLost: 'Burada karşılığı olmayan bölümlerinden yalnızca sözler kaldı: {{lost}}',
    commentsLost: 'Yorumları alınmadı',
    fieldsIgnored: 'Ön bilgilerinden okunamayanlar alınmadı: {{lost}}',
    damaged: 'Dosyanın {{line}}. satırı bozuk; oradaki harfleri gözden geçirin',
  },
  fault: {
    notXml: 'Dosyanın XML’i {{line}}. satırda bozuk. Hiçbir şey içe aktarılmadı.',
    notWxr: 'Dosya bir WordPress dışa aktarımı değil.',
    notGhost: 'Dosya bir Ghost dışa aktarımı değil ya da JSON’u bozuk.',
    badZip: 'ZIP dosyası bozuk ya da içinde kabul edilmeyen dosya adları var.',
    noEntries: 'Dosyada içerik bulunamadı.',
    tooManyEntries: 'Dosyada çok fazla kayıt var. Lütfen birkaç dosyaya bölün.',
    tooLarge: 'Dosyanın içindeki bir bölüm çok büyük.',
    encoding: 'Dosya UTF-8 olarak kaydedilmemiş.',
    doctype:
      'Dosyada belge türü tanımı (DOCTYPE) var. Bu tür dosyalar güvenlik nedeniyle kabul edilmez.',
    tooDeep: 'Dosyadaki öğeler çok fazla iç içe geçmiş.',
    severalSites:
      'ZIP dosyasında birden çok sitenin dışa aktarımı var. Lütfen her siteyi ayrı yükleyin.',
    internal: 'İçe aktarma tamamlanamadı. Ayrıntılar başarısız işler listesinde.',
  },
};

/** What its part of the API says: refusals, names of fields. */
export const platform = {
  errors: {
    importRunning: 'Başka bir içe aktarma sürüyor. Bitmesini bekleyin.',
    importNotReady: 'Bu içe aktarma başlatılamaz.',
    exportRunning: 'Başka bir dışa aktarma sürüyor. Bitmesini bekleyin.',
  },
  validation: {
    importBadZip: 'ZIP dosyası bozuk ya da içinde kabul edilmeyen dosya adları var.',
    importNoEntries: 'Dosyada içerik bulunamadı.',
    importTooManyEntries: 'Dosyada çok fazla kayıt var. Lütfen birkaç dosyaya bölün.',
  },
  fields: {
    categories: 'Kategoriler',
    otherwise: 'Kategorisi olmayanlar',
    download: 'Görselleri indirme',
    after: 'Konum',
  },
};

/** Its events, as the audit log shows them. */
export const audit = {
  group: {
    transfer: 'Aktarım',
  },
  action: {
    'transfer-import': 'İçe aktarma',
    'transfer-export': 'Dışa aktarma',
  },
  did: {
    'transfer-import': 'Bir içe aktarma başlattı',
    'transfer-export': 'Tüm içerikleri dışa aktardı',
  },
  didTo: {
    'transfer-import': '{{subject}} dosyasını içe aktardı',
    'transfer-export': 'Tüm içerikleri dışa aktardı: {{subject}}',
  },
  fields: {
    categories: 'Kategoriler',
    otherwise: 'Kategorisi olmayanlar',
    download: 'Görselleri indirme',
    entries: 'Kayıtlar',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { transfer, audit };

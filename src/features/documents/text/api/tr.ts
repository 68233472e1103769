/** What its part of the API says: refusals, names of fields. */
export const tr = {
  errors: {
    documentUnchanged:
      'Taslağın metni ve PDF’si yürürlükteki sürümle aynı; yayımlanacak bir değişiklik yok.',
  },
  validation: {
    versionTaken: 'Bu numarada bir sürüm var.',
    documentTextOlder:
      'PDF yeni, metin ise yürürlükteki sürümün metni. Metni yenileyin ya da metnin sonra geleceğini belirtin.',
    adoptedLater: '{{field}} bugünden sonra olamaz: sürüm yayımlandığı anda yürürlüğe girer.',
  },
  fields: {
    'document-title': 'Başlık',
    'document-summary': 'Özet',
    'document-adoptedOn': 'Kabul tarihi',
    'document-note': 'Not',
    'document-body': 'Metin',
    'document-file': 'PDF dosyası',
  },
  success: {
    documentSaved: 'Taslak kaydedildi.',
    documentDiscarded: 'Taslak silindi.',
    documentPublished: 'Yeni sürüm yayımlandı.',
    documentUploaded: 'PDF taslağa eklendi.',
  },
  mediaUses: { document: 'Belge sürümü' },
};

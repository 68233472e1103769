/** Its events, as the audit log shows them. */
export const tr = {
  group: {
    privacyRequest: 'KVKK başvuruları',
    retention: 'Saklama süreleri',
  },
  action: {
    'privacyRequest-create': 'Kayıt',
    'privacyRequest-answer': 'Yanıt',
    'privacyRequest-erase': 'Verilerin silinmesi',
    'privacyRequest-copy': 'Verilerin dökümü',
    'retention-change': 'Süre değişikliği',
    'retention-run': 'Süresi dolanların silinmesi',
  },
  did: {
    'privacyRequest-create': 'KVKK başvurusu kaydetti',
    'privacyRequest-answer': 'KVKK başvurusunu yanıtladı',
    'privacyRequest-erase': 'KVKK başvurusu üzerine üyelik başvurusunu sildi',
    'privacyRequest-copy': 'Başvuranın verilerinin dökümünü aldı',
    'retention-change': 'Saklama sürelerini değiştirdi',
    'retention-run': 'Saklama süresi dolan kayıtları sildi',
  },
  didTo: {
    'privacyRequest-create': '{{subject}} KVKK başvurusunu kaydetti',
    'privacyRequest-answer': '{{subject}} KVKK başvurusunu yanıtladı',
    'privacyRequest-erase': '{{subject}} KVKK başvurusu üzerine üyelik başvurusunu sildi',
    'privacyRequest-copy': '{{subject}} KVKK başvurusu için verilerin dökümünü aldı',
    'retention-change': 'Saklama sürelerini değiştirdi',
    'retention-run': 'Saklama süresi dolan kayıtları sildi',
  },
  fields: {
    kind: 'Tür',
    channel: 'Geliş yolu',
    record: 'Kayıt',
  },
};

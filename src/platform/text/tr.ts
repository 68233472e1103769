import * as shared from '../i18n/shared/tr.ts';

export const platform = {
  errors: {
    unauthenticated: 'Oturumunuz yok ya da sona erdi. Lütfen giriş yapın.',
    forbidden: 'Bu işlem için yetkiniz yok.',
    notFound: 'Aradığınız kayıt bulunamadı.',
    conflict: 'Bu kayıt siz açtıktan sonra başka biri tarafından değiştirildi.',
    keyDestroyed:
      'Bu kaydın şifreleme anahtarı yok edildi. Kayıt okunamaz ve değiştirilemez; yalnızca silinebilir.',
    invalid: 'Bazı alanlar düzeltilmeli.',
    tooManyRequests: 'Çok sık denediniz. {{wait}} sonra yeniden deneyin.',
    tooLarge: 'Gönderilen veri çok büyük.',
    unsupportedType: 'Bu içerik türü kabul edilmiyor.',
    badRequest: 'İstek okunamadı.',
    tooComplex: 'İstekte çok fazla alan var ya da alanlar çok fazla iç içe geçmiş.',
    addressTooLong: 'İstek adresi çok uzun.',
    bodyNotObject: 'İsteğin gövdesi bir JSON nesnesi olmalıdır.',
    storageFull:
      'Sunucunun diskinde yer kalmadı. Yaptıklarınız bu sayfada duruyor; bir yöneticiye haber verin ve sonra yeniden deneyin.',
    unavailable: 'Hizmet şu anda verilemiyor. Lütfen biraz sonra yeniden deneyin.',
    internal: 'Bir şeyler ters gitti.',
    issuerMismatch: '400: Giriş sağlayıcısı uyuşmuyor, şu an kullanılan: {{issuer}}',
    twoStepRequired: 'Rolünüz için iki adımlı giriş zorunlu. Devam etmek için hesabınızdan kurun.',
    passwordConfirmationNeeded: 'Bu işlem için parolanızı yeniden girmeniz gerekiyor.',
    botCheckUsed:
      'Bu güvenlik denetimi daha önce kullanılmış. Yazdıklarınız duruyor; formu yeniden gönderin.',
  },
  validation: {
    required: shared.required,
    tooShort: shared.tooShort,
    tooLong: shared.tooLong,
    tooComplex:
      '{{field}} işlenemeyecek kadar karmaşık. Lütfen iç içe listeleri ve art arda gelen işaretleri azaltın.',
    tooSmall: '{{field}} en az {{min}} olmalıdır.',
    tooBig: '{{field}} en çok {{max}} olabilir.',
    notAllowed: '{{field}} için bu değer geçerli değil.',
    wrongFormat: '{{field}} geçerli bir biçimde değil.',
    nameLetters: 'Ad ve soyad yalnızca harflerden oluşur.',
    nameAlphabets: 'Bir sözcüğün bütün harfleri aynı alfabeden olmalıdır.',
    nameStop: 'Ad ve soyadda noktadan sonra boşluk bırakın: M. Kemal.',
    nameLink: 'Ad ve soyadda internet adresi olamaz.',
    controlCharacters: shared.controlCharacters,
    wrongType: '{{field}} beklenen türde değil.',
    unknownPlaceholder:
      '{{field}} alanındaki “{{placeholder}}” bilinmiyor. Kullanabilecekleriniz: {{known}}.',
    brokenPlaceholder:
      '{{field}} alanında çift süslü ayraçlar eşleşmiyor ya da içlerinde bir addan fazlası var.',
    unknownField: 'Bilinmeyen bir alan.',
  },
  fields: {
    version: 'Sürüm',
    page: 'Sayfa',
    pageSize: 'Sayfa boyu',
    sort: 'Sıralama',
    q: 'Arama',
    id: 'Kimlik',
    file: 'Dosya',
    other: 'Bu alan',
  },
  success: {
    created: 'Başarıyla kaydedildi.',
    updated: 'Başarıyla güncellendi.',
    deleted: 'Başarıyla silindi.',
  },
  email: {
    greeting: 'Sayın {{name}},',
    addressInstead: 'Düğme çalışmıyorsa bu adresi tarayıcınıza yapıştırın:',
    automatic: 'Bu e-posta otomatik gönderildi; lütfen yanıtlamayın.',
  },
};

/** What its part of the API says: refusals, names of fields. */
export const tr = {
  errors: {
    imageTooLarge: 'Görsel en çok {{megabytes}} MB olabilir.',
    fileTooLarge: 'Dosya en çok {{megabytes}} MB olabilir.',
    mediaInUse: 'Bu dosya {{count}} kayıtta kullanılıyor; kullanıldığı sürece silinemez.',
  },
  success: {
    firstFrameOnly: 'Görsel hareketli; yalnızca ilk karesi gösterilir.',
    mediaKnown: 'Bu dosya kitaplıkta zaten vardı.',
    mediaReplaced: 'Dosya değiştirildi.',
  },
  validation: {
    fileType:
      'Bu tür dosyalar yüklenemez. JPEG, PNG, WebP ya da AVIF görseli, PDF veya Office dosyası (DOCX, XLSX, PPTX, ODT, ODS, ODP) seçin.',
    fileHasMacros:
      'Makro içeren Office dosyaları yüklenemez. Dosyayı makrosuz kaydedip yeniden yükleyin.',
    replaceWithImage: 'Bir görselin yerine yalnızca görsel konabilir.',
    replaceWithFile: 'Bir dosyanın yerine yalnızca PDF ya da Office dosyası konabilir.',
    mediaKnown: 'Bu dosya kitaplıkta zaten var: {{name}}.',
    imageUnreadable: 'Dosya okunabilir bir JPEG, PNG, WebP ya da AVIF görseli değil.',
    imageIsHeic:
      'HEIC görselleri kullanılamaz. Görseli JPEG, PNG, WebP ya da AVIF olarak kaydedip yeniden yükleyin.',
    imageTooManyPixels:
      'Görselin her kenarı en çok {{side, number}} piksel, tamamı en çok {{megapixels}} megapiksel olabilir.',
    imageNotProcessed: 'Görsel işlenemedi. Lütfen daha küçük bir görsel yükleyin.',
    imageTooManyAvifPixels:
      'Bir AVIF görseli en çok {{megapixels}} megapiksel olabilir. Daha küçük bir görsel ya da JPEG yükleyin.',
    fileTooMuchMemory:
      'Bu dosyayı okumak çok fazla bellek gerektiriyor. Lütfen daha sade ya da daha küçük bir dosya yükleyin.',
    pdfNotProcessed: 'PDF okunamadı. Lütfen dosyayı yeniden kaydedip yükleyin.',
    pdfUnreadable: 'Dosya okunabilir bir PDF değil. Bir PDF programında açıp yeniden kaydedin.',
    pdfEncrypted: 'PDF parolayla korunuyor. Lütfen korumasız bir dosya yükleyin.',
    pdfTooLarge: 'PDF en çok {{megabytes}} MB olabilir.',
    pdfTooManyPages: 'PDF en çok {{max}} sayfa olabilir.',
    pdfTooSlow: 'PDF’yi açmak çok uzun sürdü. Lütfen dosyayı yeniden kaydedip yükleyin.',
  },
};

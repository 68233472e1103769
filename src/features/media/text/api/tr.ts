/** What its part of the API says: refusals, names of fields. */
export const tr = {
  errors: {
    imageTooLarge: 'Görsel en çok {{megabytes}} MB olabilir.',
  },
  validation: {
    imageUnreadable: 'Dosya okunabilir bir JPEG, PNG, WebP ya da AVIF görseli değil.',
    imageIsHeic:
      'HEIC görselleri kullanılamaz. Görseli JPEG, PNG, WebP ya da AVIF olarak kaydedip yeniden yükleyin.',
    imageTooManyPixels:
      'Görselin her kenarı en çok {{side, number}} piksel, tamamı en çok {{megapixels}} megapiksel olabilir.',
    imageNotProcessed: 'Görsel işlenemedi. Lütfen daha küçük bir görsel yükleyin.',
  },
};

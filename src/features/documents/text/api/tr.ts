/** What its part of the API says: refusals, names of fields. */
export const tr = {
  validation: {
    versionTaken: 'Bu numarada bir sürüm var.',
    pdfUnreadable: 'Dosya okunabilir bir PDF değil.',
    pdfEncrypted: 'PDF parolayla korunuyor. Lütfen korumasız bir dosya yükleyin.',
    pdfTooLarge: 'PDF en çok {{megabytes}} MB olabilir.',
    pdfTooManyPages: 'PDF en çok {{max}} sayfa olabilir.',
    pdfTooSlow: 'PDF’yi açmak çok uzun sürdü. Lütfen dosyayı yeniden kaydedip yükleyin.',
  },
};

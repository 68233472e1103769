export const applicationExport = {
  code: 'Başvuru no',
  receivedAt: 'Geliş zamanı',
  open: 'Dışa aktar',
  title: 'Başvuruları dışa aktar',
  count_one: '{{number}} başvuru dosyaya yazılır.',
  count_other: '{{number}} başvuru dosyaya yazılır.',
  hint: 'Dosya kişisel veri içerir. Adınız, gerekçeniz, süzgeç ve başvuru sayısı denetim kaydına yazılır.',
  format: 'Dosya biçimi',
  csv: 'CSV (noktalı virgülle ayrılmış)',
  xlsx: 'Excel (XLSX)',
  withNumbers: 'Kimlik ve seri numaralarını da ekle',
  withNumbersHint: 'Her başvurunun zaman çizelgesine yazılır.',
  reason: 'Gerekçe',
  busy: 'Dosya hazırlanıyor…',
  done: 'Dosya indirildi.',
};

export const exportApi = {
  fields: { format: 'Dosya biçimi', withNumbers: 'Kimlik numaralarıyla' },
};

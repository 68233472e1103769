export const attachments = {
  title: 'Dosyalar',
  hint: 'şifreli saklanır',
  none: 'Henüz dosya eklenmedi.',
  kind: 'Dosyanın türü',
  kinds: { declaration: 'İmzalı giriş beyannamesi', other: 'Diğer belge' },
  choose: 'Dosya ekle',
  rules: 'PDF, JPEG ya da PNG; en çok {{megabytes}} MB.',
  sending: '{{name}} yükleniyor',
  cancel: 'Yüklemeyi durdur',
  download: 'İndir',
  downloadLabel: 'İndir: {{name}}',
  remove: 'Sil',
  removeLabel: 'Sil: {{name}}',
  removeText: 'Bu dosya kalıcı olarak silinecek:',
  removeHint: 'Kimin sildiği zaman çizelgesine ve denetim kaydına yazılır.',
  adminsOpen:
    'İmzalı beyannamede kimlik numarası bulunduğu için dosyayı yalnızca yöneticiler açabilir.',
  recorded: 'Bir dosyayı kimin indirdiği denetim kaydına yazılır.',
  failed: 'Dosyalar yüklenemedi.',
  formerUser: 'silinmiş kullanıcı',
};

/** What its part of the API says. */
export const attachmentsApi = {
  errors: { attachmentTooLarge: 'Dosya en çok {{megabytes}} MB olabilir.' },
  success: { attachmentAdded: 'Dosya eklendi.', attachmentRemoved: 'Dosya silindi.' },
  validation: {
    attachmentType: 'PDF, JPEG ya da PNG dosyası yükleyin.',
    tooManyAttachments: 'Bir başvuruya en çok {{max}} dosya eklenebilir.',
  },
};

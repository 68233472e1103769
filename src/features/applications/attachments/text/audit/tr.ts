/** What it writes into the audit log, and the names of the fields. */
export const tr = {
  action: {
    'application-addFile': 'Dosya ekleme',
    'application-openFile': 'Dosya açma',
    'application-removeFile': 'Dosya silme',
  },
  did: {
    'application-addFile': 'Bir başvuruya dosya ekledi',
    'application-openFile': 'Bir başvurunun dosyasını açtı',
    'application-removeFile': 'Bir başvurunun dosyasını sildi',
  },
  didTo: {
    'application-addFile': '{{subject}} başvurusuna dosya ekledi',
    'application-openFile': '{{subject}} başvurusunun dosyasını açtı',
    'application-removeFile': '{{subject}} başvurusunun dosyasını sildi',
  },
  fields: { attachment: 'Dosyanın numarası' },
};

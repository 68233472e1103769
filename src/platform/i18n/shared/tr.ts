/** Sentences that public pages, the API and the dashboard say in the same words. */
export const shared = {
  languageChanged: 'Dil değiştirildi.',
  required: '{{field}} zorunludur.',
  tooShort: '{{field}} en az {{min}} karakter olmalıdır.',
  tooLong: '{{field}} en çok {{max}} karakter olabilir.',
  controlCharacters:
    '{{field}} satır sonu ya da görünmeyen karakter içeremez. Silip elle yeniden yazın.',
};

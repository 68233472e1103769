/** Sentences that public pages, the API and the dashboard say in the same words. */
export const languageChanged = 'Dil değiştirildi.';
export const required = '{{field}} zorunludur.';
export const tooShort = '{{field}} en az {{min}} karakter olmalıdır.';
export const tooLong = '{{field}} en çok {{max}} karakter olabilir.';
export const controlCharacters =
  '{{field}} satır sonu ya da görünmeyen karakter içeremez. Silip elle yeniden yazın.';

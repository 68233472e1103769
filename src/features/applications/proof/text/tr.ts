export const proof = {
  title: 'İrade beyanı dosyası',
  hint: 'Gönderilen bilgiler, gösterilen metinler, ağ adresi, robot denetimi, e-posta onayları ve bütün adımlar tek PDF’te.',
  make: 'Dosyayı hazırla',
  dialog: 'İrade beyanı dosyası hazırlansın mı?',
  text: 'Dosyada kimlik numarası ve ağ adresi açık yazılır. Hazırladığınız, gerekçenizle birlikte denetim kaydına geçer.',
  reason: 'Gerekçe',
  done: 'İrade beyanı dosyası hazır.',
};

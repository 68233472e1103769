/** The words of the drawer; a page fetches those of its own language with it. */
export const tr = {
  title: 'Görünüm ayarları',
  close: 'Ayarları kapat',
  reset: 'Varsayılana dön',
  resetChanged: 'Varsayılana dön (değiştirilmiş ayar var)',
  wasReset: 'Varsayılan ayarlara dönüldü.',
  deskOnly: 'Yalnızca yönetim panelinde geçerlidir.',
  colorPreset: {
    name: 'Ana renk',
    green: 'Yeşil',
    blue: 'Mavi',
    party: 'Parti rengi',
    indigo: 'İndigo',
    purple: 'Mor',
  },
  paletteMode: { name: 'Renk düzeni', light: 'Açık', dark: 'Koyu' },
  navColor: {
    name: 'Menü rengi',
    'blend-in': 'Uyumlu',
    discrete: 'Sade',
    evident: 'Belirgin',
  },
  layout: { name: 'Yerleşim', vertical: 'Dikey', horizontal: 'Yatay' },
  stretch: { name: 'İçerik', false: 'Dar', true: 'Geniş' },
  contrast: { name: 'Karşıtlık', normal: 'Normal', high: 'Yüksek' },
  direction: { name: 'Yön', ltr: 'Soldan sağa', rtl: 'Sağdan sola' },
  responsiveFontSizes: { name: 'Yazı boyu', true: 'Ekrana göre', false: 'Sabit' },
};

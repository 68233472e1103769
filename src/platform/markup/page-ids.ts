/**
 * Ids of the parts of a page around a rendered text: no heading gets one of them, because links and
 * scripts would lead to the wrong place.
 */
export const PAGE_IDS = [
  'alt',
  'announcer',
  'ara',
  'belge-sonrasi',
  'ekler',
  'etiketler',
  'icerik',
  'icindekiler',
  'languages',
  'menu',
  'menu-title',
  'olcum',
  'olcum-adi',
  'oteki-belgeler',
  'oteki-metinler',
  'rapor',
  'surumler',
  'toc',
];

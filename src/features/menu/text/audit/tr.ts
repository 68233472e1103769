/** Its events, as the audit log shows them. */
export const tr = {
  group: { menu: 'Menü' },
  action: { 'menu-changed': 'Değişiklik' },
  did: { 'menu-changed': 'Menüyü değiştirdi' },
  didTo: { 'menu-changed': '{{subject}} menüsünü değiştirdi' },
  fields: {
    'menu-added': 'Eklenen',
    'menu-removed': 'Silinen',
    'menu-renamed': 'Yeniden adlandırılan',
    'menu-moved': 'Yeri değişen',
    'menu-addressed': 'Adresi değişen',
    'menu-shown': 'Görünür yapılan',
    'menu-hidden': 'Gizlenen',
    'menu-translated': 'Çevirisi değişen',
  },
};

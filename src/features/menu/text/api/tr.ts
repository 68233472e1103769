/** What its part of the API says: rules, names of fields. */
export const tr = {
  validation: {
    menuEmpty: 'Menüde en az bir öğe olmalıdır. Standart menüye de dönebilirsiniz.',
    menuTooLong: 'Menüde en çok 60 öğe olabilir; alt öğeler de sayılır.',
    menuPath:
      '{{field}} bu sitenin bir yolu olmalıdır, örneğin /haberler. Başka bir siteye gidecekse “Başka bir site” seçeneğini açın.',
    menuPathLanguage:
      '{{field}} dil öneki olmadan yazılmalıdır: /en/haberler yerine /haberler. Öteki dillerdeki sayfalara menü kendisi götürür.',
    menuHttps: '{{field}} https:// ile başlayan tam bir adres olmalıdır.',
    menuGroupEmpty:
      'Bu başlığın altında öğe yok. Altına bir öğe taşıyın, gideceği bir sayfa seçin ya da başlığı silin.',
  },
  fields: {
    'menu-items': 'Menü',
    'menu-title': 'Başlık',
    'menu-url': 'Adres',
    'menu-visible': 'Görünür',
    'menu-external': 'Başka bir site',
    'menu-children': 'Alt öğeler',
    'menu-translation': 'Çeviri',
  },
};

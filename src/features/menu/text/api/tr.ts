/** What its part of the API says: rules, names of fields. */
export const tr = {
  validation: {
    menuEmpty: 'Menüde en az bir öge olmalıdır. Standart menüye de dönebilirsiniz.',
    menuTooLong: 'Menüde en çok 60 öge olabilir; alt ögeler de sayılır.',
    menuPath:
      '{{field}} bu sitenin bir yolu olmalıdır, örneğin /haberler. Başka bir siteye gidecekse “Başka bir site” seçeneğini açın.',
    menuPathLanguage:
      '{{field}} dil öneki olmadan yazılmalıdır: /en/haberler yerine /haberler. Öteki dillerdeki sayfalara menü kendisi götürür.',
    menuHttps: '{{field}} https:// ile başlayan tam bir adres olmalıdır.',
    menuGroupEmpty:
      'Bu başlığın altında öge yok. Altına bir öge taşıyın, gideceği bir sayfa seçin ya da başlığı silin.',
  },
  fields: {
    'menu-items': 'Menü',
    'menu-title': 'Başlık',
    'menu-url': 'Adres',
    'menu-visible': 'Görünür',
    'menu-external': 'Başka bir site',
    'menu-children': 'Alt ögeler',
    'menu-translation': 'Çeviri',
  },
};

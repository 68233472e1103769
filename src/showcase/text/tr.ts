export const showcase = {
  name: 'Bileşenler',
  code: { title: 'Kod', copy: 'Kodu kopyala' },
  sections: { 'data-display': 'Veri gösterimi', lists: 'Listeler' },
  worlds: { dashboard: 'Yönetim paneli', site: 'Herkese açık sayfalar' },
  states: {
    conflict: 'Çakışma',
    default: 'Olağan',
    disabled: 'Kullanılamaz',
    empty: 'Boş',
    failed: 'Hata',
    forbidden: 'Yetki yok',
    loading: 'Yükleniyor',
    long: 'Uzun sözcükler',
    many: 'Çok öge',
    noMatch: 'Eşleşme yok',
    one: 'Tek öge',
  },
  pages: {
    start: {
      title: 'Genel bakış',
      lead: 'Sitenin ve yönetim panelinin yapı taşları, bütün durumlarıyla ve kodlarıyla.',
    },
    colors: { title: 'Renkler', lead: 'Renklerin görevleri, tonlar ve durum imleri.' },
    typography: { title: 'Yazı', lead: 'Başlıklar, metin boyları ve uzun metinler.' },
    buttons: { title: 'Düğmeler', lead: 'Dört tür düğme, simgeler ve menüler.' },
    inputs: { title: 'Alanlar', lead: 'Yazılan, seçilen ve aranan her şey.' },
    forms: { title: 'Formlar', lead: 'Denetim, kaydetme ve hataların gösterilişi.' },
    modals: { title: 'İletişim kutuları', lead: 'Onay, silme, kısa formlar ve bildirimler.' },
    charts: { title: 'Grafikler', lead: 'Harita, sütunlar ve çubuklar.' },
    detailLists: { title: 'Ayrıntı listeleri', lead: 'Tek bir kaydın bilgileri ve geçmişi.' },
    quickStats: { title: 'Özet sayılar', lead: 'Bir konunun en önemli sayıları.' },
    tables: { title: 'Tablolar', lead: 'Sıralama, seçim, sayfalar ve boş durumlar.' },
    gridLists: { title: 'Izgara listeler', lead: 'Yan yana duran eşit ögeler.' },
    groupedLists: { title: 'Gruplu listeler', lead: 'Başlıklar altında toplanan ögeler.' },
  },
  examples: {
    start: {
      publicIcons: {
        title: 'Sitenin simgeleri',
        text: 'Bu ürün için çizilmiş çizgi simgeler; ileri gösteren ok sağdan sola düzende aynalanır.',
      },
      icons: {
        title: 'Simgeler',
        text: 'Simge her zaman bir sözcüğün yanındadır ya da düğmenin adını taşır. Yön gösterenler sağdan sola düzende aynalanır.',
      },
      mark: {
        title: 'Açık köşe',
        text: 'Partinin görsel imi: üstte ve satır başında üç piksellik çizgi. Genişliği yeten ekranlarda numara kenarda durur.',
      },
    },
    colors: {
      textColors: {
        title: 'Metin renkleri',
        text: 'Gövde, bağlantı, ikincil metin ve arama sonuçlarında işaretlenen sözcük.',
      },
      roles: {
        title: 'Görevler',
        text: 'Bileşenler renk adı bilmez, yalnızca görevini söyler. Buradaki her çift WCAG AA karşıtlığını sağlar.',
      },
      ramps: {
        title: 'Tonlar',
        text: 'Görevlerin seçildiği basamaklar. Son satır, haritada ve grafiklerde kullanılan altı adımdır.',
      },
      statuses: {
        title: 'Durum imleri',
        text: 'Durum hiçbir zaman yalnızca renkle anlatılmaz: her imin biçimi de, sözcüğü de ayrıdır.',
      },
    },
    typography: {
      levels: {
        title: 'Sitenin başlıkları',
        text: 'Ölçüler ekranın genişliğiyle büyür; ayarlardan sabitlenebilir.',
      },
      headings: {
        title: 'Başlıklar',
        text: 'Uzun sözcükler bölünür, sütunu genişletmez. Başlıkta “fi” harfleri birleşmez.',
      },
      texts: {
        title: 'Metin boyları',
        text: 'En küçük metin 14 pikseldir. Sayılar sağdan sola düzende de kendi yönünü korur.',
      },
      pageHeader: {
        title: 'Sayfa başlığı',
        text: 'Başlık, altında tek cümle, kenarda sayı ya da tarih.',
      },
      prose: {
        title: 'Uzun metin',
        text: 'Markdown’dan çıkan metin: 66 karakterlik satırlar, madde imleri ve alıntılar.',
      },
    },
    buttons: {
      kinds: {
        title: 'Türler ve durumlar',
        text: 'Bir sayfada tek dolu düğme bulunur; kırmızı yalnızca silmek içindir. Üzerine gelince zemin koyulaşır, klavye odağında çevresine halka gelir.',
      },
      sizes: {
        title: 'Boylar ve simgeli düğmeler',
        text: 'Yalnızca simgesi olan düğmenin adı ekran okuyuculara söylenir. Dokunma alanı en az 24 pikseldir.',
      },
      rowMenu: {
        title: 'Satır menüsü',
        text: 'Tıklamayla ya da Enter ile açılır, ok tuşlarıyla gezilir, Esc ile kapanır ve odak düğmeye döner.',
      },
      submit: {
        title: 'Giriş düğmesi',
        text: 'İstek sürerken kapatılmaz ki odağı yitirmesin; ikinci basış bir şey göndermez.',
      },
      buttons: {
        title: 'Düğmeler ve bağlantılar',
        text: 'Dokunma alanı 44 pikseldir. Uzun yazı alt satıra geçer, kesilmez.',
      },
    },
    inputs: {
      questions: {
        title: 'Sorular ve onaylar',
        text: 'Soru bir başlıktır, seçenekler onun altındadır. Onay kutusunun yazısı da tıklanır.',
      },
      textFields: {
        title: 'Metin alanları',
        text: 'Etiket üstte, açıklama altındadır. Hata, alanın altında ve ona bağlıdır.',
      },
      choices: {
        title: 'Seçimler',
        text: 'Onay kutuları ve seçenekler boşluk tuşuyla değişir. Hiçbir onay önceden işaretlenmez.',
      },
      filters: {
        title: 'Süzgeçler',
        text: 'Listelerde süzgeçler adrestedir, geri tuşu onları da geri alır. Seçim varsa “Temizle” görünür.',
      },
      plainFields: {
        title: 'Giriş sayfasının alanları',
        text: 'Giriş sayfası hafif kalsın diye bileşen kitaplığı olmadan yazılmıştır.',
      },
      fields: {
        title: 'Yazılan alanlar',
        text: 'Tarayıcının kendi hata kutuları yerine sayfanın dilindeki iletiler gösterilir.',
      },
      search: {
        title: 'Arama',
        text: 'Türkçe harfler ve ekler arama sırasında birbirine eşlenir.',
      },
    },
    forms: {
      recordForm: {
        title: 'Kayıt formu',
        text: 'Kaydet’e basıldığında hatalar üstte özetlenir, odak özete geçer; her satır kendi alanına götürür.',
      },
      failedSave: {
        title: 'Kaydedilemeyen form',
        text: 'Yazılanlar yerinde kalır. Kaydı başkası değiştirdiyse hangi sürümle sürdürüleceği sorulur.',
      },
      note: {
        title: 'Not',
        text: 'Düğme ancak not değişince kullanılabilir; altında en son kimin yazdığı görünür.',
      },
      form: {
        title: 'Ziyaretçi formu',
        text: 'JavaScript olmadan da gönderilir; doğrulamayı hem tarayıcı hem sunucu aynı kurallarla yapar.',
      },
      refusedForm: {
        title: 'Reddedilen form',
        text: 'Özet odağı alır, yazılanlar durur, hatalı alan çizgiyle ve sözle işaretlenir.',
      },
    },
    modals: {
      confirm: {
        title: 'Onay',
        text: 'Odak vazgeçme düğmesindedir. Esc kapatır, odak açan düğmeye döner.',
      },
      deletion: {
        title: 'Silme',
        text: 'Neyin silineceği adıyla yazılır. Sunucu reddederse nedeni kutunun içinde görünür.',
      },
      formDialog: {
        title: 'Kısa form',
        text: 'Tek alanlık işler içindir; daha uzun formlar kendi sayfasında durur.',
      },
      messages: {
        title: 'Bildirimler',
        text: 'Kısa süre görünür, üzerine gelince bekler. Bir hatanın ya da işlemin tek kopyası hiçbir zaman bildirim değildir.',
      },
      settings: {
        title: 'Görünüm ayarları',
        text: 'Site ile panelin ortak ayar çekmecesi. Buradaki seçim saklanır.',
      },
    },
    charts: {
      provinceMap: {
        title: 'İl haritası',
        text: 'Tek Tab durağıdır, iller arasında ok tuşlarıyla geçilir. Aynı bilgi tablo olarak da açılır; telefonda harita yerine liste görünür.',
      },
      weekColumns: {
        title: 'Haftalık sütunlar',
        text: 'En yüksek ve süren haftanın sayısı yazılıdır; süren hafta çerçeve olarak çizilir.',
      },
      partBars: {
        title: 'Bütünün parçaları',
        text: 'Her sayı kendi listesine götürür. Açık renkli çubuklar ikinci gruptur: şimdi nerede oldukları.',
      },
      shareBars: {
        title: 'Oran çubuğu',
        text: 'Renklerin taşıdığı bilgi yanındaki metinde de vardır.',
      },
      panelStates: {
        title: 'Panelin durumları',
        text: 'Yüklenirken iskelet 300 milisaniye sonra görünür; hata panelin yerinde, yeniden deneme düğmesiyle.',
      },
    },
    detailLists: {
      facts: {
        title: 'Bilgi listesi',
        text: 'Ad başta, değer yanındadır. Uzun sözcük bölünür, bilinmeyen değer çizgiyle gösterilir.',
      },
      recordHead: {
        title: 'Kaydın başlığı',
        text: 'Uzun ad kesilmez. Önceki ve sonraki kayda K ve J tuşlarıyla da geçilir.',
      },
      timeline: {
        title: 'Zaman çizelgesi',
        text: 'En yeni olay üsttedir: kim, ne yaptı, ne zaman, neden.',
      },
      years: { title: 'Yıllar', text: 'Yıllar kenardadır; dar ekranda metnin üstüne geçer.' },
    },
    quickStats: {
      partyFigures: {
        title: 'Partinin sayıları',
        text: 'Sıfır olan sayı gösterilmez.',
      },
      figures: {
        title: 'Sayılar',
        text: 'Her sayı kendi listesinin bağlantısıdır. Bilinmeyen sayı çizgi, yüklenemeyen soru imi olur.',
      },
      counts: {
        title: 'Görünümlerin sayıları',
        text: 'Bir listenin görünümleri, her biri satır sayısıyla.',
      },
    },
    tables: {
      table: {
        title: 'Tablo',
        text: 'Başlıklar sıralar, kutular seçer, ok ayrıntıyı açar. Telefonda her satır bir karttır.',
      },
      tableStates: {
        title: 'Satır yokken',
        text: 'Dört ayrı boş durum vardır: henüz yok, eşleşme yok, yetki yok, yüklenemedi.',
      },
      pager: {
        title: 'Sayfalar',
        text: 'Sayfalar bağlantıdır: sekmede açılır, paylaşılır.',
      },
      writtenTable: {
        title: 'Metin içinde tablo',
        text: 'Sayfadan geniş tablo kendi içinde, klavyeyle de kaydırılır.',
      },
    },
    gridLists: {
      files: {
        title: 'Dosyalar',
        text: 'Medya kitaplığının kutuları: önizleme ya da tür simgesi, ad ve bir satır bilgi.',
      },
      people: {
        title: 'Kişiler',
        text: 'İki, üç ya da dört sütun. Fotoğrafı olmayanın baş harfleri gösterilir.',
      },
      titled: { title: 'Başlıklı metinler', text: 'Sığdığı kadar sütuna dizilir.' },
      ways: {
        title: 'İletişim yolları',
        text: 'Yalnızca girilmiş olanlar gösterilir; hiçbiri yoksa bunu söyleyen bir cümle.',
      },
    },
    groupedLists: {
      pageLinks: {
        title: 'Sitenin sayfaları',
        text: 'Numaralar, önceki ve sonraki; geçerli sayfa işaretlidir.',
      },
      entries: {
        title: 'Panel içinde liste',
        text: 'Başlık, sayı ve tümüne bağlantı; uzun başlık ikinci satırda kesilir.',
      },
      sections: {
        title: 'Bölümler',
        text: 'Bölümün adı yanda, içeriği yanındadır; dar ekranda alt alta.',
      },
      months: {
        title: 'Aylara göre içerikler',
        text: 'Tarih kenardadır, en yeni içerik daha büyüktür.',
      },
      paired: { title: 'Eş metinler', text: 'Aynı önemdeki iki metin; yer varsa yan yana.' },
      principles: { title: 'İlkeler', text: 'Sırası olan kısa metinler, numaralarıyla.' },
    },
  },
};

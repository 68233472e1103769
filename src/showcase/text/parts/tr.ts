/** The examples of the larger parts: forms, dialogs, charts, tables and lists. */
export const parts = {
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
};

/** The examples of the start page, and of colours, text, buttons and inputs. */
export const elements = {
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
};

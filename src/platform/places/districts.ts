/** The districts of each province by its plate, in alphabetical order. For the source see `provinces.ts`. */
const NAMES: Readonly<Record<number, string>> = {
  1: `
    Aladağ, Ceyhan, Çukurova, Feke, İmamoğlu, Karaisalı, Karataş, Kozan, Pozantı, Saimbeyli,
    Sarıçam, Seyhan, Tufanbeyli, Yumurtalık, Yüreğir`,
  2: `
    Besni, Çelikhan, Gerger, Gölbaşı, Kahta, Merkez, Samsat, Sincik, Tut`,
  3: `
    Başmakçı, Bayat, Bolvadin, Çay, Çobanlar, Dazkırı, Dinar, Emirdağ, Evciler, Hocalar, İhsaniye,
    İscehisar, Kızılören, Merkez, Sandıklı, Sinanpaşa, Sultandağı, Şuhut`,
  4: `
    Diyadin, Doğubayazıt, Eleşkirt, Hamur, Merkez, Patnos, Taşlıçay, Tutak`,
  5: `
    Göynücek, Gümüşhacıköy, Hamamözü, Merkez, Merzifon, Suluova, Taşova`,
  6: `
    Akyurt, Altındağ, Ayaş, Bala, Beypazarı, Çamlıdere, Çankaya, Çubuk, Elmadağ, Etimesgut, Evren,
    Gölbaşı, Güdül, Haymana, Kahramankazan, Kalecik, Keçiören, Kızılcahamam, Mamak, Nallıhan,
    Polatlı, Pursaklar, Sincan, Şereflikoçhisar, Yenimahalle`,
  7: `
    Akseki, Aksu, Alanya, Demre, Döşemealtı, Elmalı, Finike, Gazipaşa, Gündoğmuş, İbradı, Kaş,
    Kemer, Kepez, Konyaaltı, Korkuteli, Kumluca, Manavgat, Muratpaşa, Serik`,
  8: `
    Ardanuç, Arhavi, Borçka, Hopa, Kemalpaşa, Merkez, Murgul, Şavşat, Yusufeli`,
  9: `
    Bozdoğan, Buharkent, Çine, Didim, Efeler, Germencik, İncirliova, Karacasu, Karpuzlu, Koçarlı,
    Köşk, Kuşadası, Kuyucak, Nazilli, Söke, Sultanhisar, Yenipazar`,
  10: `
    Altıeylül, Ayvalık, Balya, Bandırma, Bigadiç, Burhaniye, Dursunbey, Edremit, Erdek, Gömeç,
    Gönen, Havran, İvrindi, Karesi, Kepsut, Manyas, Marmara, Savaştepe, Sındırgı, Susurluk`,
  11: `
    Bozüyük, Gölpazarı, İnhisar, Merkez, Osmaneli, Pazaryeri, Söğüt, Yenipazar`,
  12: `
    Adaklı, Genç, Karlıova, Kiğı, Merkez, Solhan, Yayladere, Yedisu`,
  13: `
    Adilcevaz, Ahlat, Güroymak, Hizan, Merkez, Mutki, Tatvan`,
  14: `
    Dörtdivan, Gerede, Göynük, Kıbrıscık, Mengen, Merkez, Mudurnu, Seben, Yeniçağa`,
  15: `
    Ağlasun, Altınyayla, Bucak, Çavdır, Çeltikçi, Gölhisar, Karamanlı, Kemer, Merkez, Tefenni,
    Yeşilova`,
  16: `
    Büyükorhan, Gemlik, Gürsu, Harmancık, İnegöl, İznik, Karacabey, Keles, Kestel, Mudanya,
    Mustafakemalpaşa, Nilüfer, Orhaneli, Orhangazi, Osmangazi, Yenişehir, Yıldırım`,
  17: `
    Ayvacık, Bayramiç, Biga, Bozcaada, Çan, Eceabat, Ezine, Gelibolu, Gökçeada, Lapseki, Merkez,
    Yenice`,
  18: `
    Atkaracalar, Bayramören, Çerkeş, Eldivan, Ilgaz, Kızılırmak, Korgun, Kurşunlu, Merkez, Orta,
    Şabanözü, Yapraklı`,
  19: `
    Alaca, Bayat, Boğazkale, Dodurga, İskilip, Kargı, Laçin, Mecitözü, Merkez, Oğuzlar, Ortaköy,
    Osmancık, Sungurlu, Uğurludağ`,
  20: `
    Acıpayam, Babadağ, Baklan, Bekilli, Beyağaç, Bozkurt, Buldan, Çal, Çameli, Çardak, Çivril,
    Güney, Honaz, Kale, Merkezefendi, Pamukkale, Sarayköy, Serinhisar, Tavas`,
  21: `
    Bağlar, Bismil, Çermik, Çınar, Çüngüş, Dicle, Eğil, Ergani, Hani, Hazro, Kayapınar, Kocaköy,
    Kulp, Lice, Silvan, Sur, Yenişehir`,
  22: `
    Enez, Havsa, İpsala, Keşan, Lalapaşa, Meriç, Merkez, Süloğlu, Uzunköprü`,
  23: `
    Ağın, Alacakaya, Arıcak, Baskil, Karakoçan, Keban, Kovancılar, Maden, Merkez, Palu, Sivrice`,
  24: `
    Çayırlı, İliç, Kemah, Kemaliye, Merkez, Otlukbeli, Refahiye, Tercan, Üzümlü`,
  25: `
    Aşkale, Aziziye, Çat, Hınıs, Horasan, İspir, Karaçoban, Karayazı, Köprüköy, Narman, Oltu,
    Olur, Palandöken, Pasinler, Pazaryolu, Şenkaya, Tekman, Tortum, Uzundere, Yakutiye`,
  26: `
    Alpu, Beylikova, Çifteler, Günyüzü, Han, İnönü, Mahmudiye, Mihalgazi, Mihalıççık, Odunpazarı,
    Sarıcakaya, Seyitgazi, Sivrihisar, Tepebaşı`,
  27: `
    Araban, İslahiye, Karkamış, Nizip, Nurdağı, Oğuzeli, Şahinbey, Şehitkamil, Yavuzeli`,
  28: `
    Alucra, Bulancak, Çamoluk, Çanakçı, Dereli, Doğankent, Espiye, Eynesil, Görele, Güce, Keşap,
    Merkez, Piraziz, Şebinkarahisar, Tirebolu, Yağlıdere`,
  29: `
    Kelkit, Köse, Kürtün, Merkez, Şiran, Torul`,
  30: `
    Çukurca, Derecik, Merkez, Şemdinli, Yüksekova`,
  31: `
    Altınözü, Antakya, Arsuz, Belen, Defne, Dörtyol, Erzin, Hassa, İskenderun, Kırıkhan, Kumlu,
    Payas, Reyhanlı, Samandağ, Yayladağı`,
  32: `
    Aksu, Atabey, Eğirdir, Gelendost, Gönen, Keçiborlu, Merkez, Senirkent, Sütçüler,
    Şarkikaraağaç, Uluborlu, Yalvaç, Yenişarbademli`,
  33: `
    Akdeniz, Anamur, Aydıncık, Bozyazı, Çamlıyayla, Erdemli, Gülnar, Mezitli, Mut, Silifke,
    Tarsus, Toroslar, Yenişehir`,
  34: `
    Adalar, Arnavutköy, Ataşehir, Avcılar, Bağcılar, Bahçelievler, Bakırköy, Başakşehir,
    Bayrampaşa, Beşiktaş, Beykoz, Beylikdüzü, Beyoğlu, Büyükçekmece, Çatalca, Çekmeköy, Esenler,
    Esenyurt, Eyüpsultan, Fatih, Gaziosmanpaşa, Güngören, Kadıköy, Kağıthane, Kartal,
    Küçükçekmece, Maltepe, Pendik, Sancaktepe, Sarıyer, Silivri, Sultanbeyli, Sultangazi, Şile,
    Şişli, Tuzla, Ümraniye, Üsküdar, Zeytinburnu`,
  35: `
    Aliağa, Balçova, Bayındır, Bayraklı, Bergama, Beydağ, Bornova, Buca, Çeşme, Çiğli, Dikili,
    Foça, Gaziemir, Güzelbahçe, Karabağlar, Karaburun, Karşıyaka, Kemalpaşa, Kınık, Kiraz, Konak,
    Menderes, Menemen, Narlıdere, Ödemiş, Seferihisar, Selçuk, Tire, Torbalı, Urla`,
  36: `
    Akyaka, Arpaçay, Digor, Kağızman, Merkez, Sarıkamış, Selim, Susuz`,
  37: `
    Abana, Ağlı, Araç, Azdavay, Bozkurt, Cide, Çatalzeytin, Daday, Devrekani, Doğanyurt, Hanönü,
    İhsangazi, İnebolu, Küre, Merkez, Pınarbaşı, Seydiler, Şenpazar, Taşköprü, Tosya`,
  38: `
    Akkışla, Bünyan, Develi, Felahiye, Hacılar, İncesu, Kocasinan, Melikgazi, Özvatan, Pınarbaşı,
    Sarıoğlan, Sarız, Talas, Tomarza, Yahyalı, Yeşilhisar`,
  39: `
    Babaeski, Demirköy, Kofçaz, Lüleburgaz, Merkez, Pehlivanköy, Pınarhisar, Vize`,
  40: `
    Akçakent, Akpınar, Boztepe, Çiçekdağı, Kaman, Merkez, Mucur`,
  41: `
    Başiskele, Çayırova, Darıca, Derince, Dilovası, Gebze, Gölcük, İzmit, Kandıra, Karamürsel,
    Kartepe, Körfez`,
  42: `
    Ahırlı, Akören, Akşehir, Altınekin, Beyşehir, Bozkır, Cihanbeyli, Çeltik, Çumra, Derbent,
    Derebucak, Doğanhisar, Emirgazi, Ereğli, Güneysınır, Hadim, Halkapınar, Hüyük, Ilgın,
    Kadınhanı, Karapınar, Karatay, Kulu, Meram, Sarayönü, Selçuklu, Seydişehir, Taşkent, Tuzlukçu,
    Yalıhüyük, Yunak`,
  43: `
    Altıntaş, Aslanapa, Çavdarhisar, Domaniç, Dumlupınar, Emet, Gediz, Hisarcık, Merkez, Pazarlar,
    Simav, Şaphane, Tavşanlı`,
  44: `
    Akçadağ, Arapgir, Arguvan, Battalgazi, Darende, Doğanşehir, Doğanyol, Hekimhan, Kale,
    Kuluncak, Pütürge, Yazıhan, Yeşilyurt`,
  45: `
    Ahmetli, Akhisar, Alaşehir, Demirci, Gölmarmara, Gördes, Kırkağaç, Köprübaşı, Kula, Salihli,
    Sarıgöl, Saruhanlı, Selendi, Soma, Şehzadeler, Turgutlu, Yunusemre`,
  46: `
    Afşin, Andırın, Çağlayancerit, Dulkadiroğlu, Ekinözü, Elbistan, Göksun, Nurhak, Onikişubat,
    Pazarcık, Türkoğlu`,
  47: `
    Artuklu, Dargeçit, Derik, Kızıltepe, Mazıdağı, Midyat, Nusaybin, Ömerli, Savur, Yeşilli`,
  48: `
    Bodrum, Dalaman, Datça, Fethiye, Kavaklıdere, Köyceğiz, Marmaris, Menteşe, Milas, Ortaca,
    Seydikemer, Ula, Yatağan`,
  49: `
    Bulanık, Hasköy, Korkut, Malazgirt, Merkez, Varto`,
  50: `
    Acıgöl, Avanos, Derinkuyu, Gülşehir, Hacıbektaş, Kozaklı, Merkez, Ürgüp`,
  51: `
    Altunhisar, Bor, Çamardı, Çiftlik, Merkez, Ulukışla`,
  52: `
    Akkuş, Altınordu, Aybastı, Çamaş, Çatalpınar, Çaybaşı, Fatsa, Gölköy, Gülyalı, Gürgentepe,
    İkizce, Kabadüz, Kabataş, Korgan, Kumru, Mesudiye, Perşembe, Ulubey, Ünye`,
  53: `
    Ardeşen, Çamlıhemşin, Çayeli, Derepazarı, Fındıklı, Güneysu, Hemşin, İkizdere, İyidere,
    Kalkandere, Merkez, Pazar`,
  54: `
    Adapazarı, Akyazı, Arifiye, Erenler, Ferizli, Geyve, Hendek, Karapürçek, Karasu, Kaynarca,
    Kocaali, Pamukova, Sapanca, Serdivan, Söğütlü, Taraklı`,
  55: `
    19 Mayıs, Alaçam, Asarcık, Atakum, Ayvacık, Bafra, Canik, Çarşamba, Havza, İlkadım, Kavak,
    Ladik, Salıpazarı, Tekkeköy, Terme, Vezirköprü, Yakakent`,
  56: `
    Baykan, Eruh, Kurtalan, Merkez, Pervari, Şirvan, Tillo`,
  57: `
    Ayancık, Boyabat, Dikmen, Durağan, Erfelek, Gerze, Merkez, Saraydüzü, Türkeli`,
  58: `
    Akıncılar, Altınyayla, Divriği, Doğanşar, Gemerek, Gölova, Gürün, Hafik, İmranlı, Kangal,
    Koyulhisar, Merkez, Suşehri, Şarkışla, Ulaş, Yıldızeli, Zara`,
  59: `
    Çerkezköy, Çorlu, Ergene, Hayrabolu, Kapaklı, Malkara, Marmaraereğlisi, Muratlı, Saray,
    Süleymanpaşa, Şarköy`,
  60: `
    Almus, Artova, Başçiftlik, Erbaa, Merkez, Niksar, Pazar, Reşadiye, Sulusaray, Turhal,
    Yeşilyurt, Zile`,
  61: `
    Akçaabat, Araklı, Arsin, Beşikdüzü, Çarşıbaşı, Çaykara, Dernekpazarı, Düzköy, Hayrat,
    Köprübaşı, Maçka, Of, Ortahisar, Sürmene, Şalpazarı, Tonya, Vakfıkebir, Yomra`,
  62: `
    Çemişgezek, Hozat, Mazgirt, Merkez, Nazımiye, Ovacık, Pertek, Pülümür`,
  63: `
    Akçakale, Birecik, Bozova, Ceylanpınar, Eyyübiye, Halfeti, Haliliye, Harran, Hilvan,
    Karaköprü, Siverek, Suruç, Viranşehir`,
  64: `
    Banaz, Eşme, Karahallı, Merkez, Sivaslı, Ulubey`,
  65: `
    Bahçesaray, Başkale, Çaldıran, Çatak, Edremit, Erciş, Gevaş, Gürpınar, İpekyolu, Muradiye,
    Özalp, Saray, Tuşba`,
  66: `
    Akdağmadeni, Aydıncık, Boğazlıyan, Çandır, Çayıralan, Çekerek, Kadışehri, Merkez, Saraykent,
    Sarıkaya, Sorgun, Şefaatli, Yenifakılı, Yerköy`,
  67: `
    Alaplı, Çaycuma, Devrek, Ereğli, Gökçebey, Kilimli, Kozlu, Merkez`,
  68: `
    Ağaçören, Eskil, Gülağaç, Güzelyurt, Merkez, Ortaköy, Sarıyahşi, Sultanhanı`,
  69: `
    Aydıntepe, Demirözü, Merkez`,
  70: `
    Ayrancı, Başyayla, Ermenek, Kazımkarabekir, Merkez, Sarıveliler`,
  71: `
    Bahşılı, Balışeyh, Çelebi, Delice, Karakeçili, Keskin, Merkez, Sulakyurt, Yahşihan`,
  72: `
    Beşiri, Gercüş, Hasankeyf, Kozluk, Merkez, Sason`,
  73: `
    Beytüşşebap, Cizre, Güçlükonak, İdil, Merkez, Silopi, Uludere`,
  74: `
    Amasra, Kurucaşile, Merkez, Ulus`,
  75: `
    Çıldır, Damal, Göle, Hanak, Merkez, Posof`,
  76: `
    Aralık, Karakoyunlu, Merkez, Tuzluca`,
  77: `
    Altınova, Armutlu, Çınarcık, Çiftlikköy, Merkez, Termal`,
  78: `
    Eflani, Eskipazar, Merkez, Ovacık, Safranbolu, Yenice`,
  79: `
    Elbeyli, Merkez, Musabeyli, Polateli`,
  80: `
    Bahçe, Düziçi, Hasanbeyli, Kadirli, Merkez, Sumbas, Toprakkale`,
  81: `
    Akçakoca, Cumayeri, Çilimli, Gölyaka, Gümüşova, Kaynaşlı, Merkez, Yığılca`,
};

/** The districts of a province; none if there is no province with this plate. */
export const districtsOf = (plate: number): string[] => NAMES[plate]?.trim().split(/,\s+/) ?? [];

export const isDistrictOf = (plate: number, district: string): boolean =>
  districtsOf(plate).includes(district);

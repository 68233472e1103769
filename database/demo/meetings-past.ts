import type { DemoMeeting } from './meetings.ts';

/** Past meetings, the newest first; their texts contain the decisions. */
export const pastMeetings: DemoMeeting[] = [
  {
    days: -14,
    weekday: 6,
    from: '14:00',
    to: '17:00',
    title: 'Konya’da su toplantısı: Ovanın altı boşalırken',
    summary:
      'Çiftçiler, mühendisler ve belediye görevlileri yer altı suyunun ölçümünü ve sulama ücretlerini aynı masada konuştu.',
    place: 'Selçuklu Çok Amaçlı Salonu',
    address: 'Nalçacı Caddesi, Selçuklu',
    province: 'Konya',
    branch: 'Konya',
    audience: 'Herkese açık',
    body: `Salona 180 kişi geldi, yarıya yakını çiftçiydi. En uzun tartışma sayaç üzerineydi: Kuyusunu ölçtürmek isteyen çiftçi, ölçünce cezalandırılacağından çekiniyor.

Üç saatin sonunda iki konuda uzlaşıldı. Ölçüm verisi ilk üç yıl ceza için kullanılmamalı, buna karşılık mahalle bazında herkese açık yayımlanmalı.

## Gündem

1. Son on yılın kuyu ölçümleri
2. Ücretlendirme önerileri
3. Serbest söz

## Sonuç

Uzlaşılan iki madde tarım kurulumuzun taslağına girdi. Uzlaşılamayan konular da aynı taslakta, karşı görüşleriyle birlikte yer alıyor.`,
  },
  {
    days: -31,
    weekday: 6,
    from: '11:00',
    to: '13:30',
    title: 'Samsun gençlik buluşması: Kalmak isteyenler, gitmek isteyenler',
    summary:
      'Yurt dışına gitmeyi düşünen 70 genç, gitme nedenlerini kartlara yazıp duvara astı. Siyasetçiler bu kez yalnız okudu.',
    place: 'Atakum Sahil Kütüphanesi',
    address: 'Atakum sahil yolu',
    province: 'Samsun',
    audience: '18–30 yaş arası herkese açık',
    body: `Kuralımız tekti: Salondaki parti yöneticileri söz almayacak. İki saat boyunca yalnız gençler konuştu, kartlar duvara asıldı, benzerleri yan yana getirildi.

En kalabalık küme maaş değil, öngörülememek oldu. Bir katılımcının yazdığı kart günün özetiydi: “Beş yıl sonrasını planlayamadığım yerde beş ay kalamıyorum.”

## Gündem

1. Kartların yazılması ve kümelenmesi
2. Küme küme konuşma
3. Kartların partiye teslimi

## Sonuç

Kartların tamamı fotoğraflanıp metne döküldü. Gençlik kolları bu metinden altı öneri çıkarıp bir sonraki kurula getirecek.`,
  },
  {
    days: -52,
    weekday: 0,
    from: '13:00',
    to: '16:00',
    title: 'Gaziantep’te esnaf masası: İlk adımda 34 belge',
    summary:
      'Küçük işletme raporunun bulguları Gaziantepli esnafla sınandı; rapora iki belge eklendi, bir belge çıktı.',
    place: 'Şahinbey Esnaf Konağı',
    address: 'Bey Mahallesi, Şahinbey',
    province: 'Gaziantep',
    audience: 'Herkese açık',
    body: `Rapordaki belge listesini duvara astık ve esnafa kırmızı kalem verdik. Fırıncı, iki yılda bir yenilenen bir sağlık belgesini ekledi; kuaför, artık istenmeyen bir levhayı çıkardı.

Toplantının en somut kazancı bir telefon numarası oldu. İlçe belediyesinden bir görevli, ruhsat dosyası eksik çıkan herkesin doğrudan arayabileceği hattı salonda tahtaya yazdı.

## Gündem

1. Raporun on dakikalık özeti (Umut Derinsu)
2. Listenin düzeltilmesi
3. Belediyeden sorular`,
  },
  {
    days: -75,
    weekday: 6,
    from: '10:00',
    to: '12:30',
    title: 'Bursa’da bisikletle ölçüm sabahı',
    summary: 'Nilüfer’deki bisiklet yolunun kesintilerini 40 gönüllü pedal çevirerek haritaladı.',
    place: 'Nilüfer Kent Parkı, doğu girişi',
    province: 'Bursa',
    branch: 'Bursa',
    audience: 'Bisikleti olan herkese açık',
    body: `On iki kilometrelik yolda 23 kesinti sayıldı. Yedisi otopark, beşi pazar yeri, dördü hiç yapılmamış bölüm; geri kalanı tabelası olup kendisi olmayan şeritler.

Ölçümler açık bir haritaya işlendi, belediyeye dilekçeyle sunuldu.

## Gündem

1. Buluşma ve güvenlik bilgilendirmesi
2. Dört grup hâlinde ölçüm
3. Çay ve haritanın birleştirilmesi`,
  },
  {
    days: -98,
    weekday: 6,
    from: '18:30',
    to: '20:30',
    title: 'Kars’ta köy yolları nöbeti için hazırlık',
    summary:
      'Kış gelmeden hangi köyün yolunun kaç günde açıldığını izleyecek 26 gönüllü görev bölüşümü yaptı.',
    place: 'Kars İl Başkanlığı',
    address: 'Faikbey Caddesi, Merkez',
    province: 'Kars',
    audience: 'Gönüllüler ve muhtarlar',
    body: `Geçen kış tutulan defter iki kişinin elindeydi; bu kış her köy için bir gönüllü var. Muhtarlardan on dokuzu katıldı, ölçüm formunu onlar sadeleştirdi.

Form artık üç soru: Kar ne zaman durdu, yol ne zaman açıldı, ambulans gerekse geçebilir miydi?

## Gündem

1. Geçen yılın sonuçları
2. Yeni form ve görev bölüşümü
3. Telefon zinciri`,
  },
  {
    days: -130,
    weekday: 6,
    from: '19:00',
    to: '21:00',
    title: 'Mersin’de yaz akşamı söyleşisi: Kaldırım kimin?',
    summary:
      'Tekerlekli sandalyeyle 1.340 kaldırımı ölçen ekip, sonuçları parkta kurulan perdede anlattı.',
    place: 'Yenişehir Muğdat Parkı, açık hava sahnesi',
    province: 'Mersin',
    audience: 'Herkese açık',
    body: `Perdeye yansıyan ilk fotoğraf bir rampaydı; sonunda direk vardı. Salon güldü, sonra sustu. Ölçümü yapan ekipten Hatice Durmaz, o direğin önünden her gün iki kez döndüğünü anlattı.

Söyleşinin sonunda belediyeden üç istek çıktı: rampa başına tarih, sokak başına sorumlu, yılda bir kez birlikte yürüyüş.

## Gündem

1. Ölçümün yöntemi
2. En iyi ve en kötü on sokak
3. İstekler ve imza`,
  },
  {
    days: -165,
    weekday: 0,
    from: '13:30',
    to: '16:30',
    title: 'Çanakkale’de köprü geçiş ücreti forumu',
    summary:
      'Karşıya işe gidip gelenlerin aylık geçiş gideri hesaplandı; dava dilekçesinin eki o hesapla yazıldı.',
    place: 'Kepez Belediye Düğün Salonu',
    address: 'Kepez, Merkez',
    province: 'Çanakkale',
    audience: 'Herkese açık',
    body: `Katılımcılar üç aylık fişlerini getirdi. Tek tek toplandı: Her gün karşıya geçen bir öğretmenin geçiş gideri, maaşının altıda birine ulaşıyordu.

Hukuk kurulumuz dava dilekçesinin taslağını salonda okudu. Eklenen iki cümleyi katılımcılar yazdı.

## Gündem

1. Tarifenin yıllara göre seyri
2. Fişlerin toplanması
3. Dilekçenin okunması`,
  },
  {
    days: -201,
    weekday: 6,
    from: '15:00',
    to: '17:30',
    title: 'Malatya kooperatif masası: Birinci yıl değerlendirmesi',
    summary:
      'Kayısı, dokuma ve reçel üreten üç kadın kooperatifi ilk yılın hesabını açtı, ortak satış deposu kararı aldı.',
    place: 'Battalgazi Üretici Pazarı',
    address: 'Sıtmapınarı, Battalgazi',
    province: 'Malatya',
    audience: 'Kooperatif ortakları ve dinleyiciler',
    body: `Üç kooperatifin defteri yan yana konunca aynı gider üç kez göründü: soğuk depo. Ortaklar, ürünleri tek depoda toplama kararını oy birliğiyle aldı.

Masanın ikinci konusu kargo oldu. Toplu sözleşme için dört firmadan teklif istendi.

## Gündem

1. Yıllık hesap
2. Ortak depo
3. Kargo sözleşmesi`,
  },
  {
    days: -238,
    weekday: 6,
    lasts: 2,
    from: '10:00',
    to: '18:00',
    title: 'Program konferansı: Elli iki öneri, iki gün',
    summary:
      'İki gün, 614 üye, açık sayım. Programın değişmesi istenen maddeleri konuşuldu, öneriler oylandı.',
    place: 'Çankaya Kongre ve Sergi Sarayı',
    address: 'Kızılırmak Mahallesi, Çankaya',
    province: 'Ankara',
    onlineUrl: 'https://bulusma.ufuk.example/program-konferansi',
    audience: 'Bütün üyeler; izleyici locası herkese açık',
    body: `Konferans, Genel Başkan Defne Arıkan’ın kırk dakikalık konuşmasıyla açıldı. Konuşmanın yarısı sorulara ayrıldı; sorular kurayla çekildi.

İlk gün elli iki öneri görüşüldü. İkinci gün oylamada otuz biri, ilk Kurultaya sunulmak üzere kabul edildi; sayım tutanakları salonda okunup aynı saatte yayımlandı.

## Birinci gün

- 10.00 Açılış
- 11.00 Genel Başkanın konuşması ve sorular
- 14.00 Öneriler masada

## İkinci gün

- 10.00 Önerilerin son hali
- 13.00 Oylama
- 17.00 Sonuçların açıklanması`,
  },
  {
    days: -290,
    weekday: 0,
    from: '12:00',
    to: '14:00',
    title: 'Kadıköy mahalle meclisi: Kuruluş toplantısı',
    summary:
      '214 komşunun katıldığı ilk toplantıda meclisin çalışma kuralları yazıldı, ilk gündem kurayla belirlendi.',
    place: 'Yeldeğirmeni Dayanışma Evi',
    address: 'Rasimpaşa Mahallesi, Kadıköy',
    province: 'İstanbul',
    branch: 'Kadıköy, İstanbul',
    audience: 'Mahallede oturan ya da çalışan herkese açık',
    body: `Meclis bir parti organı değil; kapısında rozet sorulmuyor. Biz yalnız salonu tuttuk, sandalyeleri dizdik ve ilk oturumu yönettik. İkinci oturumdan sonra yönetim kurayla el değiştirdi.

Yazılan kurallar bir sayfa: Kimse iki kez üst üste konuşmaz, kimsenin sözü kesilmez, karar için üçte iki aranır.

## Gündem

1. Kuralların yazılması
2. Sorunların toplanması
3. İlk gündemin kurayla seçilmesi: yürüyüş yolunun genişliği`,
  },
  {
    days: -345,
    weekday: 6,
    from: '14:00',
    to: '16:00',
    title: 'Rize’de çay üreticileriyle ikinci sürgün toplantısı',
    summary:
      'Fiyatı belli, alıcısı belirsiz ürün: Kota ve randevu düzenine karşı üreticilerin üç önerisi kayda geçti.',
    place: 'Pazar Çay Bahçesi',
    address: 'Pazar ilçe merkezi',
    province: 'Rize',
    audience: 'Herkese açık',
    body: `Yağmur yüzünden bahçeden kahvehaneye taşındık; belki de bu yüzden toplantı toplantıya benzemedi. Üreticiler randevu sisteminin mesajlarını telefonlarından tek tek okudu.

Öneriler: kotanın sezon başında açıklanması, randevunun devredilebilmesi, bekleyen ürünün tartılıp kayda alınması.

## Gündem

1. Sezonun hesabı
2. Üç öneri
3. Tarım kuruluna gidecek metin`,
  },
  {
    days: -410,
    weekday: 6,
    from: '10:30',
    to: '12:30',
    title: 'Edirne’de sınır esnafı kahvaltısı',
    summary:
      'Hafta sonu alışverişiyle yaşayan çarşının hafta içi hesabı: kira, personel ve gümrük kuyrukları konuşuldu.',
    place: 'Ali Paşa Çarşısı, üst kat',
    address: 'Sabuni Mahallesi, Merkez',
    province: 'Edirne',
    audience: 'Çarşı esnafı ve dinleyiciler',
    body: `Kahvaltıya gelen otuz esnafın yirmi ikisi aynı cümleyi kurdu: Cumartesi dükkân yetmiyor, salı kimse gelmiyor. Kira ise yedi güne bölünüyor.

Gümrük kuyruğunun saat saat ölçülmesi kararlaştırıldı; ölçümü iki üniversite öğrencisi üstlendi.

## Gündem

1. Haftanın yedi günü
2. Kuyruk ölçümü
3. Ortak tanıtım`,
  },
  {
    days: -505,
    weekday: 0,
    from: '15:00',
    to: '17:00',
    title: 'Hatay’da konteyner çarşısında dinleme toplantısı',
    summary:
      'İkinci kışa giren esnafın elektrik, kira ve taşınma takvimi üzerine sorularını yazıya döktük.',
    place: 'Antakya Konteyner Çarşısı, 4. sokak',
    province: 'Hatay',
    audience: 'Herkese açık',
    body: `Sandalyeleri sokağın ortasına dizdik, iki saat dinledik. Sorular birbirine benziyordu: Ne zaman taşınacağız, kiramız ne olacak, elektrik faturası neye göre kesiliyor?

Söz verebileceğimiz tek şeyi söyledik: Soruların hepsi aynı hafta yazılı olarak sorulacak, gelen cevap bu sokağa asılacak.

## Gündem

1. Soruların yazılması
2. Soruların kurumlara göre ayrılması
3. Cevap panosunun yeri`,
  },
  {
    days: -590,
    weekday: 6,
    from: '13:00',
    to: '16:00',
    title: 'Muğla’da orman köyleri toplantısı: Yangından önce',
    summary:
      'On yedi köyün muhtarı ve gönüllü ekipler tanker, telsiz ve yol listesini birlikte çıkardı.',
    place: 'Köyceğiz Orman İşletmesi Lokali',
    address: 'Köyceğiz ilçe merkezi',
    province: 'Muğla',
    audience: 'Muhtarlar ve gönüllüler',
    body: `Listede üç sütun vardı: ne var, ne çalışıyor, kim kullanabiliyor. On yedi köyde on dört tanker sayıldı; altısı çalışıyordu, dördünü kullanabilen biri vardı.

Toplantı, her köyde iki kişiye sürücü eğitimi verilmesi isteğiyle bitti. Liste kaymakamlığa teslim edildi.

## Gündem

1. Köy köy sayım
2. Telsiz denemesi
3. Eğitim isteği`,
  },
];

import type { DemoMeeting } from './meetings.ts';

/** Meetings that are announced on the day of loading. */
export const comingMeetings: DemoMeeting[] = [
  {
    days: 3,
    weekday: 6,
    from: '14:00',
    to: '16:30',
    title: 'Eskişehir il buluşması: Kentin bütçesini birlikte okuyoruz',
    summary:
      'Büyükşehir belediyesinin gelecek yıl bütçesini masalara bölünüp kalem kalem okuyacağız. Muhasebe bilmek gerekmiyor; hesap makinesi getirmek yeter.',
    place: 'Taşbaşı Kültür Merkezi, Mavi Salon',
    address: 'Arifiye Mahallesi, Odunpazarı',
    province: 'Eskişehir',
    branch: 'Eskişehir',
    audience: 'Herkese açık; kayıt gerekmez',
    body: `Belediye bütçesi 612 sayfa. Tek başına okuyan pes ediyor, birlikte okuyan iki saatte ana resmi çıkarıyor. Geçen yıl denedik, oldu: O gün not edilen on bir sorunun sekizi meclis gündemine girdi.

Salonda altı masa kurulacak. Her masada bir bölüm, bir kolaylaştırıcı ve bir boş sayfa olacak. Boş sayfaya yalnız soru yazılacak; cevapları belediyeden isteyeceğiz.

## Gündem

1. Bütçe nasıl okunur: yirmi dakikalık giriş (Ayça Güneşli)
2. Masalar: ulaşım, park ve bahçe, sosyal yardım, borç, personel, yatırımlar
3. Masaların ilk üç sorusu
4. Soruların bilgi edinme başvurusuna dönüştürülmesi

## Bilmeniz gerekenler

Salonun girişi düzayaktır, işaret dili çevirmeni bulunacaktır. Çocuklar için yan odada boya masası var. Tramvayla gelenler Atatürk Lisesi durağında inebilir.`,
  },
  {
    days: 7,
    weekday: 3,
    from: '20:30',
    to: '22:00',
    title: 'Çevrim içi üye toplantısı: Programda yapay zekâ bölümü',
    summary:
      'Kamuda yapay zekâ kullanımı için hazırlanan dört sayfalık taslağı üyelerle satır satır tartışıyoruz.',
    onlineUrl: 'https://bulusma.ufuk.example/program-yapay-zeka',
    audience: 'Yalnız üyeler; bağlantı üye numarasıyla açılır',
    body: `Programımızın teknoloji bölümü iki yıl önce yazıldı. O gün bir memurun önündeki ekran öneri veriyordu, bugün karar veriyor. Taslak, yurttaşın gerekçe isteme hakkını ve itiraz süresini yeniden düzenliyor.

Taslağı toplantıdan üç gün önce e-postayla alacaksınız. Söz alacaklar için süre üç dakika; yazılı öneri gönderenler söz sırasında öne alınmaz ama önerileri tutanağa girer.

## Gündem

1. Taslağın sunuşu (Baran Yıldıran, on dakika)
2. Madde madde görüşme
3. Eğilim oylaması; bağlayıcı oylama ilk yüz yüze kurulda yapılır`,
  },
  {
    days: 13,
    weekday: 6,
    lasts: 2,
    from: '10:00',
    to: '17:00',
    title: 'Ege bölge kampı: Yerelden başlayan siyaset',
    summary:
      'Sekiz ilden gönüllüler iki gün boyunca mahalle meclisi kurmayı, kapı çalmayı ve hesap vermeyi çalışıyor.',
    place: 'Seferihisar Gençlik Kampı',
    address: 'Sığacık Mahallesi, Seferihisar',
    province: 'İzmir',
    audience: 'Gönüllüler; 120 kişilik yer var, başvuru il başkanlıklarına',
    body: `Kampın adı iddialı, programı sade: İlk gün öğreniyoruz, ikinci gün sokağa çıkıp deniyoruz. Kapı çalma uygulaması Sığacık’ta, muhtarın ve esnafın bilgisiyle yapılacak.

Konaklama dört kişilik odalarda. Yol parasını kendi karşılayamayan gönüllüler için il başkanlıklarında küçük bir destek ayrıldı; istemek için gerekçe yazmanız beklenmiyor.

## Birinci gün

- 10.00 Karşılama ve tanışma
- 11.00 Mahalle meclisi nasıl kurulur: Kadıköy’de ne işe yaradı, ne yaramadı
- 14.00 Zor soruyu dinlemek: eşli çalışma
- 17.00 Deniz kıyısında serbest zaman

## İkinci gün

- 10.00 Kapı çalma uygulaması
- 13.30 Gördüklerimizi yazıyoruz
- 16.00 Her il kendi üç aylık planını anlatıyor

## Yanınıza alın

Yağmurluk, rahat ayakkabı, su şişesi. Kampta tek kullanımlık bardak yok.`,
  },
  {
    days: 17,
    weekday: 0,
    from: '13:00',
    to: '15:30',
    title: 'Van’da kadınlar için siyaset okulu: İlk ders',
    summary:
      'Altı haftalık okulun ilk dersi. Konu: bir belediye meclisinde söz almak, önerge yazmak ve sonucun peşine düşmek.',
    place: 'İpekyolu Halk Eğitim Salonu',
    address: 'Cumhuriyet Caddesi, İpekyolu',
    province: 'Van',
    audience: 'Kadınlara açık; üye olmak gerekmez',
    cancelled: true,
    body: `Salonun bulunduğu binada kalorifer arızası çıktığı için ilk dersi iptal ettik. Yeni günü kayıt bırakan herkese telefonla bildireceğiz; bu sayfa da güncellenecek.

Okulun içeriği değişmedi. Altı hafta boyunca her pazar iki buçuk saat çalışacağız; her dersin sonunda elinizde bir metin olacak: önerge, dilekçe, basın açıklaması, bütçe sorusu, tutanak, konuşma.

## İlk dersin gündemi

1. Tanışma ve beklentiler
2. Bir meclis gündemi nasıl okunur
3. İlk önerge: mahallemizden bir sorun, bir sayfa, bir istek`,
  },
  {
    days: 24,
    weekday: 6,
    from: '11:00',
    to: '13:00',
    title: 'Trabzon’da balıkçı barınağında sabah sohbeti',
    summary:
      'Av yasağı takvimini, mazot desteğini ve barınak kiralarını tekne sahipleriyle çay eşliğinde konuşuyoruz.',
    place: 'Faroz Balıkçı Barınağı, kooperatif binası',
    address: 'Faroz, Ortahisar',
    province: 'Trabzon',
    branch: 'Trabzon',
    audience: 'Herkese açık',
    body: `Geçen yıl İnceburun’da dinlediğimiz üç şikâyetin ikisi hâlâ çözülmedi: Av takvimi denize çıkanlara sorulmadan açıklanıyor, barınak kirası her ilde başka hesaplanıyor.

Bu kez dosyayla geliyoruz. Sekiz barınağın kira sözleşmesini karşılaştıran tabloyu kooperatif duvarına asacağız; yanlış gördüğünüz satırı kalemle düzeltin.

## Gündem

1. Kira tablosunun birlikte düzeltilmesi
2. Av takvimi için ortak dilekçe
3. Serbest söz`,
  },
  {
    days: 27,
    weekday: 6,
    from: '14:00',
    to: '16:00',
    title: 'Çankaya üye toplantısı: Kış için bir mahalle planı',
    summary:
      'Park sohbetlerinden çıkan on iki konudan üçünü seçip kış boyunca kimin neyi izleyeceğine birlikte karar veriyoruz.',
    place: 'Çankaya İlçe Başkanlığı',
    address: 'Ihlamur Aralığı 5, Çankaya',
    province: 'Ankara',
    branch: 'Çankaya, Ankara',
    audience: 'Üyelere ve üye olmak isteyenlere açık',
    body: `Yaz boyunca parklarda tuttuğumuz defterde on iki konu birikti. Hepsine yetişemeyiz; üçünü seçip işi bölüşeceğiz.

İlk kez gelenleri kapıda bir arkadaşımız karşılar. Söz almak isteyen adını tahtaya yazar, herkese üç dakika düşer.

## Gündem

1. On iki konunun birer cümlelik özeti
2. Oylama: Kışın izleyeceğimiz üç konu
3. Görev dağılımı ve ilk rapor günü

Salon giriş kattadır; tekerlekli sandalyeyle girilebilir.`,
  },
  {
    days: 33,
    weekday: 6,
    from: '15:00',
    to: '18:00',
    title: 'Diyarbakır il danışma kurulu',
    summary:
      'Yılın değerlendirmesi, gelecek yılın çalışma planı ve ilçe kongreleri takvimi. Kurul ilk iki saat izleyicilere açık.',
    place: 'Sur Sanat Evi',
    address: 'Ali Paşa Mahallesi, Sur',
    province: 'Diyarbakır',
    branch: 'Diyarbakır',
    onlineUrl: 'https://bulusma.ufuk.example/diyarbakir-danisma-kurulu',
    audience: 'Kurul üyeleri ve izleyiciler; izleyici yeri 60 kişilik',
    body: `Danışma kurulu yılda iki kez toplanıyor. Bu toplantıda il yönetimi, yıl başında verdiği on dört sözün her biri için ne yaptığını anlatacak. Yapılmayanlar da listede; yanlarında nedeni yazıyor.

İzleyiciler ilk iki saatte soru sorabilir. Kapalı bölümde yalnız kişisel verilerin geçtiği disiplin dosyaları görüşülür, kararların özeti aynı akşam yayımlanır.

## Gündem

1. Açılış ve yoklama
2. Çalışma raporu ve on dört söz
3. Gelir gider tablosu
4. Gelecek yılın planı
5. İlçe kongreleri takvimi (kapalı bölüm)

Toplantının ilk iki saati bağlantıdan canlı izlenebilir.`,
  },
  {
    days: 47,
    weekday: 6,
    from: '12:00',
    to: '17:00',
    title: 'Antalya’da açık kapı günü: Partinin mutfağı',
    summary:
      'İl binasının bütün odaları açık. Kim ne iş yapıyor, para nereden gelip nereye gidiyor, isteyen yerinde görüyor.',
    place: 'Antalya İl Başkanlığı',
    address: 'Güllük Caddesi, Muratpaşa',
    province: 'Antalya',
    branch: 'Antalya',
    audience: 'Herkese açık',
    body: `Bir parti binasının kapısından ilk kez girecek olanlar için düzenliyoruz. Sunum yok, kürsü yok. Her odada o işi yapan kişi oturuyor, merak ettiğinizi soruyorsunuz.

Muhasebe odasında son üç ayın defteri masanın üstünde olacak. Basın odasında bir açıklamanın ilk halinden son haline kadar geçirdiği altı taslağı duvara astık; en çok çizilen cümleyi tahmin edene kitap armağan ediyoruz.

## Odalar

- Muhasebe: bağış defteri ve makbuzlar
- Hukuk: bir dilekçe nasıl büyür
- Gönüllüler: bir saatlik işler listesi
- Mutfak: çay, limonata ve komşuların börekleri

Asansör çalışıyor, bina içinde tekerlekli sandalyeyle dolaşılabilir.`,
  },
];

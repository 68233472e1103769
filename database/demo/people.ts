const presidencyBoards = ['presidency', 'executive'];

/** The chair and the other members of the presidency. */
const presidencyMembers: DemoPerson[] = [
  {
    slug: 'defne-arikan',
    name: 'Defne Arıkan',
    duty: 'Genel Başkan',
    province: 'Ankara',
    boards: ['chair', ...presidencyBoards],
    quote: 'Yönetmek, insanların yerine karar vermek değil, karar verebilecekleri yolu açmaktır.',
    biography: `1978’de Balıkesir’de doğdu. Babası tren makinisti, annesi terziydi; çocukluğunun yazlarını Bandırma garının kahvesinde, dilekçe yazdırmaya gelenleri dinleyerek geçirdi. İdare hukukuna ilgisini bu kahveye bağlar: “Herkesin elinde bir ret yazısı vardı, hiçbirinde gerekçe yoktu.”

Ankara’da hukuk okudu, idare hukukunda yüksek lisans yaptı. On bir yıl boyunca elektrik, su ve imar dosyalarında tüketicileri ve küçük esnafı savundu. En bilinen davası, bir mahallenin yarısını ilgilendiren plan değişikliğinin yalnız belediye panosuna asılmasını konu alır; mahkeme, duyurulmayan kararın yürürlüğe giremeyeceğine hükmetti.

Partinin doksan kurucusundan biridir. Kuruluştan sonra hukuk işlerinden sorumlu genel başkan yardımcılığı yaptı, adaylardan mal beyanını seçilmeden önce isteyen uygulamayı yazdı. 2024 kurultayında, üç aday arasından ikinci turda Genel Başkan seçildi. Seçildiği gün ilk işi, tüzüğe kendi görev süresini sınırlayan maddenin eklenmesini istemek oldu.

Ankara’da yaşıyor. İki çocuğu, yarım kalmış bir keman merakı ve her pazar düzenlediği bir yürüyüş grubu var. *Gerekçesini Yazınız* adlı, yurttaşlar için bir idare hukuku kılavuzu yayımladı.`,
    timeline: [
      { year: '1978', text: 'Balıkesir’de doğdu.' },
      { year: '2000', text: 'Ankara’da hukuk öğrenimini bitirdi, baroya yazıldı.' },
      {
        year: '2004',
        text: 'İdare hukukunda yüksek lisansını “gerekçesiz işlem” üzerine tamamladı.',
      },
      { year: '2005', text: 'Tüketici ve imar davalarına bakan bürosunu üç meslektaşıyla açtı.' },
      {
        year: '2013',
        text: 'Duyurulmayan plan değişikliklerinin iptaliyle sonuçlanan davayı kazandı.',
      },
      { year: '2017', text: 'Yurttaşlar için idare hukuku kılavuzunun ilk baskısı çıktı.' },
      { year: '2022', text: 'Liberal Ufuk Partisinin doksan kurucusu arasında yer aldı.' },
      { year: '2023', text: 'Hukuk işlerinden sorumlu genel başkan yardımcısı oldu.' },
      { year: '2024', text: 'Kurultayda Genel Başkan seçildi.' },
    ],
  },
  {
    slug: 'cemal-ozdoruk',
    name: 'Cemal Özdoruk',
    duty: 'Genel Sekreter',
    province: 'Ankara',
    boards: presidencyBoards,
    quote: 'Defterini göstermeyen partinin programını okumaya gerek yoktur.',
    biography: `1961’de Kayseri’de doğdu. İktisadi ve ticari ilimler okudu, otuz yıl belediye muhasebesinde çalıştı; üç ayrı belediyede mali hizmetler müdürlüğü yaptı. Emekli olduğu gün odasının duvarındaki tek çerçeve, ilk denkleştirdiği bütçeydi.

Bütçe denetimi üzerine iki kitap yazdı. *Kuruşun Yolu*, bir belediye meclisi üyesinin kesin hesabı nasıl okuyacağını örneklerle anlatır ve bugün parti içi eğitimin ders kitabıdır.

Kurucular arasındadır. Kurultayın, il binalarının ve seçim kampanyasının hesabını kalem kalem yayımlama kuralını o koydu; ilk yayımlanan hesapta kendi telefon faturası da vardı. Evli, üç torun sahibi.`,
    timeline: [
      { year: '1984', text: 'Kayseri’de belediye muhasebesinde göreve başladı.' },
      { year: '2014', text: 'Mali hizmetler müdürlüğünden emekli oldu.' },
      { year: '2022', text: 'Partinin kurucu saymanı oldu.' },
      { year: '2024', text: 'Genel Sekreterliğe seçildi.' },
    ],
  },
  {
    slug: 'elif-sarper',
    name: 'Elif Sarper',
    duty: 'Hukuk İşlerinden Sorumlu Genel Başkan Yardımcısı',
    province: 'İzmir',
    boards: presidencyBoards,
    quote: 'Serbest piyasa, ortak olanı kapatma özgürlüğü değildir.',
    biography: `1984’te İzmir’de doğdu. Avukat; kıyı, imar ve bilgi edinme davalarıyla tanındı. Ege kıyısında halka kapatılmış on dört koyun açılmasıyla biten davalarda köylüleri ve balıkçıları temsil etti.

Baroda insan hakları merkezinde gönüllü çalıştı, kamu kurumlarının yanıtlamadığı bilgi edinme başvurularını bir araya getiren açık listeyi kurdu. Liste bugün partinin hukuk biriminde sürüyor; yanıtlanmayan her başvuru için kuruma ikinci bir yazı gidiyor.

Sahil şeridini halka açan yasa teklifini hazırlayan kurula başkanlık etti. Yelken yarışlarında hakemlik yapar.`,
    timeline: [],
  },
  {
    slug: 'mert-alkaya',
    name: 'Mert Alkaya',
    duty: 'Ekonomi Politikalarından Sorumlu Genel Başkan Yardımcısı',
    province: 'İstanbul',
    boards: presidencyBoards,
    quote: 'Enflasyon, sandığa gitmeden konan vergidir.',
    biography: `1981’de Bursa’da doğdu. İktisatçı; küçük işletmelerin idari yükü üzerine doktora yaptı. Tezinin eki, bir lokanta açmak için gereken belgelerin tam listesidir ve kırk iki sayfa tutar.

İki üniversitede ders verdi, bir esnaf kefalet kooperatifinin danışmanlığını yaptı. Partiye geldiğinde işe sahadan başladı: “34 belge, 11 kurum, 92 gün” raporu, altı ilde yüz kırk sekiz işletmenin dosyası baştan sona okunarak yazıldı.

Vergi dilimlerinin yılda iki kez güncellenmesi ve kart komisyonlarının sınırlanması önerilerinin sahibidir. Kadıköy’de yaşıyor, bisikletle işe gidiyor.`,
    timeline: [],
  },
  {
    slug: 'nesrin-tunali',
    name: 'Nesrin Tunalı',
    duty: 'Aile ve Sosyal Politikalardan Sorumlu Genel Başkan Yardımcısı',
    province: 'Konya',
    boards: presidencyBoards,
    quote: 'Yardım kuyruğu uzadıkça devlet büyümez, yurttaş küçülür.',
    biography: `1975’te Konya’da doğdu. Sosyal hizmet uzmanı; yirmi yıl evde bakım alanında çalıştı, bunun on ikisini ilçe ilçe dolaşarak geçirdi. Bakım verenlerin sigortasız yıllarını sayan ilk araştırmayı o yürüttü.

Kreş açığı raporunu hazırlayan kurula başkanlık etti. Mahalle kreşlerinin izin belgelerinin on dörtten dörde indirilmesini öneren taslak, sahada dinlenen yüz yirmi annenin notlarından çıktı.

Konya’da bakım gönüllülerinin kurduğu dayanışma derneğinin başkanlığını sürdürüyor. Üç çocuk annesi.`,
    timeline: [],
  },
  {
    slug: 'baran-yildiran',
    name: 'Baran Yıldıran',
    duty: 'Yerel Yönetimlerden Sorumlu Genel Başkan Yardımcısı',
    province: 'Diyarbakır',
    boards: presidencyBoards,
    quote: 'Durağın çatısına Ankara karar veriyorsa, yağmur da Ankara’ya yağmalıdır.',
    biography: `1986’da Diyarbakır’da doğdu. Şehir plancısı; mahalle meclisleri üzerine çalıştı, üç belediyede katılımcı bütçenin ilk uygulamalarını kurdu.

Belediye meclislerinin canlı yayımlanmasını izleyen “Kim izleyebiliyor?” raporunun yazarlarındandır. Deprem bölgesinde geçici çarşıların yer seçiminde esnafla birlikte çalıştı; çarşının planını önce kahvede, sonra bilgisayarda çizdi.

Yerel yönetim okulunda meclis üyelerine plan notu okumayı öğretiyor. Bağlama çalar, iki dilde masal derler.`,
    timeline: [],
  },
  {
    slug: 'sevgi-kocabey',
    name: 'Sevgi Kocabey',
    duty: 'Eğitim Politikalarından Sorumlu Genel Başkan Yardımcısı',
    province: 'Trabzon',
    boards: presidencyBoards,
    quote: 'Okulun kapısı, çocuğun doğduğu ilçeye göre daralmaz.',
    biography: `1957’de Trabzon’da doğdu. Otuz bir yıl sınıf öğretmenliği yaptı; altı okul değiştirdi, mesleğini Balıkesir’in bir köy ilkokulunda, birleştirilmiş sınıfta bitirdi.

Emekli olunca öğretmenlerin kırtasiye yükünü ölçmeye girişti: Bir öğretmenin yılda doldurduğu form sayısı, iki yüz okulun yanıtıyla ilk kez bilindi. Okul kayıt parası hattını ve açık puan tablosu çağrısını o başlattı.

Divanın en yaşlı üyesidir, toplantıya ilk gelendir. Her 24 Kasım’da eski öğrencilerine el yazısıyla mektup yazar.`,
    timeline: [],
  },
  {
    slug: 'ayca-gunesli',
    name: 'Ayça Güneşli',
    duty: 'Dijital Dönüşüm ve Şeffaflıktan Sorumlu Genel Başkan Yardımcısı',
    province: 'Eskişehir',
    boards: presidencyBoards,
    quote: '',
    biography: `1990’da Eskişehir’de doğdu. Bilgisayar mühendisi; ilk işi bir hastanenin bilgi işlem birimindeydi. Sonra açık veri projeleri yürüttü, kamu ihalelerini aranabilir kılan bağımsız bir arşivin kurucularındandır.

Partinin bütün gelir ve gider tablolarını makinenin okuyacağı biçimde yayımlayan düzeni kurdu. Otomatik kararlarda gerekçe hakkını ve veri ihlalinin yetmiş iki saatte bildirilmesini savunan önerileri yazdı.

Lise öğrencilerine hafta sonları programlama öğretir. Satranç oynar, çoğu kez kaybeder, her partiyi yayımlar.`,
    timeline: [],
  },
  {
    slug: 'halil-erkmen',
    name: 'Halil Erkmen',
    duty: 'Teşkilat Başkanı',
    province: 'Samsun',
    boards: presidencyBoards,
    quote: '',
    biography: `1963’te Samsun’da doğdu. Balıkçı bir ailenin oğlu; on altı yaşında denize çıktı, yirmi yıl balıkçı kooperatifi başkanlığı yaptı. Kooperatifin mezat fiyatlarını her sabah limana asan tahta onun fikriydi.

Kurucular arasındadır. Altmıştan çok il binasının açılışında bulundu; kirası üye aidatıyla ödenemeyen hiçbir binanın tutulmaması kuralını savundu.

İl başkanlarının bütün üyelerce seçilmesini getiren tüzük değişikliğini hazırlayan kurulda yer aldı. Arabasının bagajında her zaman bir çaydanlık bulunur.`,
    timeline: [],
  },
];

const executiveBoards = ['executive'];

/** Members of the executive board who are not members of the presidency. */
const executiveMembers: DemoPerson[] = [
  {
    slug: 'yasemin-ileri',
    name: 'Yasemin İleri',
    duty: 'Kadın Kolları Başkanı',
    province: 'Muğla',
    boards: executiveBoards,
    quote: '',
    biography: `1979’da Muğla’da doğdu. Ziraat mühendisi; arıcılık yapan kadınların kurduğu bir kooperatifi on bir yıl yönetti. Kooperatif bugün altmış üç üyesine her ay satış payı ödüyor.

Kadın kollarının kermes düzenleyen bir birim olmaktan çıkıp aday yetiştiren bir okula dönüşmesi için çalıştı. İlk dönem mezunlarının yedisi belediye meclisi üyesidir.`,
    timeline: [],
  },
  {
    slug: 'umut-derinsu',
    name: 'Umut Derinsu',
    duty: 'Gençlik Kolları Başkanı',
    province: 'Gaziantep',
    boards: executiveBoards,
    quote: 'Beş yıl sonrasını planlayabilmek bir ayrıcalık olmamalı.',
    biography: `1998’de Gaziantep’te doğdu. Makine mühendisi; gençlik girişimciliği derneklerinde çalıştı, üniversite öğrencileri için ücretsiz bir patent danışma masası kurdu.

Yurt sırası bekleyenler için toplanan kırk sekiz bin imzalı dilekçenin sözcülüğünü yaptı. Samsun’daki gençlik buluşmasında “yöneticiler söz almasın, okusun” kuralını getiren odur.`,
    timeline: [],
  },
  {
    slug: 'tarik-onurlu',
    name: 'Tarık Onurlu',
    duty: 'Tarım ve Kırsal Kalkınma Kurulu Sözcüsü',
    province: 'Şanlıurfa',
    boards: executiveBoards,
    quote: 'Tarlanın hesabını bilen, su faturasının neden geç geldiğini de sorar.',
    biography: `1968’de Şanlıurfa’da doğdu. Üçüncü kuşak pamuk üreticisi; sulama birliğinde yirmi yıl denetim kurulu üyeliği yaptı.

Süt ve pamukta otuz günde ödeme şartını savunan önerinin saha çalışmasını yürüttü. Köy köy tuttuğu su defterleri, yer altı suyu toplantılarının ana kaynağıdır.`,
    timeline: [],
  },
  {
    slug: 'gulce-akinsoy',
    name: 'Gülce Akınsoy',
    duty: 'Dış İlişkiler Kurulu Sözcüsü',
    province: 'Bursa',
    boards: executiveBoards,
    quote: '',
    biography: `1988’de Bursa’da doğdu. Siyaset bilimci; sınır ticareti ve gümrük birliği üzerine çalıştı, altı yıl bir dış ticaret odasında uzmanlık yaptı.

Partinin İngilizce yayınlarını hazırlayan gönüllü grubunu yönetiyor. Vize bekleme sürelerini başvuranların bildirimiyle izleyen tabloyu kurdu.`,
    timeline: [],
  },
  {
    slug: 'hatice-ermis',
    name: 'Hatice Ermiş',
    duty: 'Sağlık Politikaları Kurulu Sözcüsü',
    province: 'Van',
    boards: executiveBoards,
    quote: 'Altmış bir kilometre, bir hastanın değil bir haritanın kusurudur.',
    biography: `1972’de Van’da doğdu. Ebe; yirmi altı yıl dağ köylerinde çalıştı, kar kapattığında hastasına kızakla gitti. Bölgedeki ilk gezici anne sağlığı aracının ekip sorumlusuydu.

Kırsalda uzman hekime ulaşma süresini ölçen raporun köy görüşmelerini yürüttü. Ebelere yeniden muayene odası açılmasını savunuyor.`,
    timeline: [],
  },
  {
    slug: 'levent-soysalan',
    name: 'Levent Soysalan',
    duty: 'Ulaşım ve Altyapı Kurulu Sözcüsü',
    province: 'Kocaeli',
    boards: executiveBoards,
    quote: '',
    biography: `1966’da Kocaeli’de doğdu. İnşaat mühendisi; köprü bakımında uzmanlaştı, otuz yılda iki yüzden çok köprünün güçlendirme hesabını yaptı.

“Son otobüs kaçta?” haritasını hazırlayan gönüllülere öncülük etti. Yapım ihalelerinde bakım bedelinin de açıklanmasını öneriyor.`,
    timeline: [],
  },
  {
    slug: 'deniz-karacay',
    name: 'Deniz Karaçay',
    duty: 'Çevre ve İklim Kurulu Sözcüsü',
    province: 'Çanakkale',
    boards: executiveBoards,
    quote: 'Ormanı koruyan, yangından sonra değil yangından önce sayılır.',
    biography: `1983’te Çanakkale’de doğdu. Orman mühendisi; yangın gözetleme kulelerinde başladığı meslekte erken uyarı üzerine uzmanlaştı.

Yangına koşan gönüllünün sigortalanmasını ve her orman köyüne bir tanker verilmesini isteyen önerileri hazırladı. Yangın mevsimini telsiz başında geçirir.`,
    timeline: [],
  },
  {
    slug: 'zeynep-aybulut',
    name: 'Zeynep Aybulut',
    duty: 'Kültür ve Sanat Kurulu Sözcüsü',
    province: 'Edirne',
    boards: executiveBoards,
    quote: '',
    biography: `1987’de Edirne’de doğdu. Kütüphaneci; kapanmak üzere olan bir ilçe kütüphanesini akşamları açık tutarak dokuz ayda üye sayısını dörde katladı.

Halk kütüphanelerinin çalışma saatlerini karşılaştıran ilk dökümü yayımladı. Koro şefliği yapıyor.`,
    timeline: [],
  },
  {
    slug: 'kemal-gungorsun',
    name: 'Kemal Güngörsun',
    duty: 'Emek ve Çalışma Hayatı Kurulu Sözcüsü',
    province: 'Adana',
    boards: executiveBoards,
    quote: '',
    biography: `1974’te Adana’da doğdu. Tekstil işçiliğinden ustabaşılığa yükseldi, iş yeri temsilciliği yaptı; akşam lisesini kırk yaşında bitirdi.

Sıcak günlerde açık alanda çalışmanın öğle saatlerinde durmasını isteyen öneriyi, ölçüm aletleriyle on iki şantiyede çalışarak hazırladı.`,
    timeline: [],
  },
];

export interface DemoPerson {
  slug: string;
  name: string;
  duty: string;
  province: string;
  boards: string[];
  quote: string;
  /** Markdown. */
  biography: string;
  timeline: { year: string; text: string }[];
}

/** The demo's people in the order of their duties. Most have a portrait: `pictures/people/{slug}.svg`. */
export const demoPeople: DemoPerson[] = [...presidencyMembers, ...executiveMembers];

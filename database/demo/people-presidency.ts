import type { DemoPerson } from './people.ts';

const boards = ['presidency', 'executive'];

/** The chair and the other members of the presidency. */
export const presidencyMembers: DemoPerson[] = [
  {
    slug: 'defne-arikan',
    name: 'Defne Arıkan',
    duty: 'Genel Başkan',
    province: 'Ankara',
    boards: ['chair', ...boards],
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
    boards,
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
    boards,
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
    boards,
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
    boards,
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
    boards,
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
    boards,
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
    boards,
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
    boards,
    quote: '',
    biography: `1963’te Samsun’da doğdu. Balıkçı bir ailenin oğlu; on altı yaşında denize çıktı, yirmi yıl balıkçı kooperatifi başkanlığı yaptı. Kooperatifin mezat fiyatlarını her sabah limana asan tahta onun fikriydi.

Kurucular arasındadır. Altmıştan çok il binasının açılışında bulundu; kirası üye aidatıyla ödenemeyen hiçbir binanın tutulmaması kuralını savundu.

İl başkanlarının bütün üyelerce seçilmesini getiren tüzük değişikliğini hazırlayan kurulda yer aldı. Arabasının bagajında her zaman bir çaydanlık bulunur.`,
    timeline: [],
  },
];

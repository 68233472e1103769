import type { DemoPerson } from './people.ts';

const boards = ['executive'];

/** Members of the executive board who are not members of the presidency. */
export const executiveMembers: DemoPerson[] = [
  {
    slug: 'yasemin-ileri',
    name: 'Yasemin İleri',
    duty: 'Kadın Kolları Başkanı',
    province: 'Muğla',
    boards,
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
    boards,
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
    boards,
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
    boards,
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
    boards,
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
    boards,
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
    boards,
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
    boards,
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
    boards,
    quote: '',
    biography: `1974’te Adana’da doğdu. Tekstil işçiliğinden ustabaşılığa yükseldi, iş yeri temsilciliği yaptı; akşam lisesini kırk yaşında bitirdi.

Sıcak günlerde açık alanda çalışmanın öğle saatlerinde durmasını isteyen öneriyi, ölçüm aletleriyle on iki şantiyede çalışarak hazırladı.`,
    timeline: [],
  },
];

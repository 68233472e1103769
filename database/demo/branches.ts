/** A person who came with a branch: the name, and what the person is there. */
export interface DemoOfficer {
  name: string;
  office?: string;
}

export interface DemoBranch {
  /** The plate code. */
  province: number;
  district?: string;
  address?: string;
  /** E.164. */
  phone?: string;
  hours?: string;
  foundedOn?: string;
  text?: string;
  chair?: string;
  others?: readonly DemoOfficer[];
}

const DAILY = 'Hafta içi 10.00–19.00';
const EVENINGS = 'Salı ve perşembe 18.00–21.00, cumartesi 12.00–17.00';
const SATURDAYS = 'Cumartesi 11.00–16.00';

/** The branches of the demo, with invented addresses and people. One has no address yet. */
export const demoBranches: readonly DemoBranch[] = [
  {
    province: 6,
    address: 'Açık Defter Sokağı 12, kat 3, Çankaya, Ankara',
    phone: '+903120000006',
    hours: DAILY,
    foundedOn: '2022-11-19',
    text: `İl başkanlığımız, her ayın ilk pazartesi akşamı herkese açık bir toplantı yapar; gündem bir hafta önceden burada yayımlanır.

- **Hukuk masası:** İdareye yazacağınız dilekçede yol gösterir. Perşembe 17.00–19.00, randevu gerekmez.
- **Bütçe okuma grubu:** Belediyenin kesin hesabını satır satır okur.`,
    chair: 'Perihan Altınok',
    others: [
      { name: 'Serkan Ulubey', office: 'İl Sekreteri' },
      { name: 'Gönül Sarıkaya', office: 'İl Saymanı' },
      { name: 'Ozan Yaylacı', office: 'Teşkilat Sorumlusu' },
    ],
  },
  {
    province: 6,
    district: 'Çankaya',
    address: 'Ihlamur Aralığı 5, Çankaya, Ankara',
    phone: '+903120000061',
    hours: EVENINGS,
    foundedOn: '2023-02-04',
    text: 'Üye toplantımız her ayın ikinci cumartesi günü saat 14.00’te. İlk kez gelenleri kapıda bir arkadaşımız karşılar.',
    chair: 'Nihal Çobanoğlu',
    others: [{ name: 'Berkay Tosunlu', office: 'İlçe Sekreteri' }],
  },
  {
    province: 6,
    district: 'Keçiören',
    address: 'Kanaat Sokağı 21/A, Keçiören, Ankara',
    phone: '+903120000062',
    hours: SATURDAYS,
    foundedOn: '2023-05-13',
    chair: 'İlker Sağıroğlu',
  },
  {
    province: 6,
    district: 'Yenimahalle',
    address: 'Dikmen Yokuşu 40, Yenimahalle, Ankara',
    hours: SATURDAYS,
    foundedOn: '2024-01-20',
    chair: 'Tülin Akpınarlı',
  },
  {
    province: 34,
    address: 'Ufuk Çıkmazı 4, Kadıköy, İstanbul',
    phone: '+902160000034',
    hours: DAILY,
    foundedOn: '2022-12-03',
    text: `İstanbul’un iki yakasında beş ilçe teşkilatımız var. Oturduğunuz ilçede teşkilat yoksa başvurunuzu il başkanlığı değerlendirir.

Gönüllülerimiz her hafta bir vapur iskelesinde masa açar; yerleri toplantı takviminde duyurulur.`,
    chair: 'Cihan Bozdağlı',
    others: [
      { name: 'Aslı Deringöz', office: 'İl Sekreteri' },
      { name: 'Murat Sönmezer', office: 'İl Saymanı' },
      { name: 'Feride Karamanlı', office: 'Gönüllüler Sorumlusu' },
    ],
  },
  {
    province: 34,
    district: 'Kadıköy',
    address: 'Rıhtım Aralığı 8, Kadıköy, İstanbul',
    phone: '+902160000341',
    hours: EVENINGS,
    foundedOn: '2023-01-14',
    text: 'Çarşamba akşamları “kira ve komşuluk” danışma saati yapıyoruz: 18.30–20.30.',
    chair: 'Selim Erkutlu',
    others: [{ name: 'Naz Yurdagül', office: 'İlçe Sekreteri' }],
  },
  {
    province: 34,
    district: 'Beşiktaş',
    address: 'Köyiçi Basamağı 3, Beşiktaş, İstanbul',
    phone: '+902120000342',
    hours: EVENINGS,
    foundedOn: '2023-03-11',
    chair: 'Oya Günaltay',
  },
  {
    province: 34,
    district: 'Üsküdar',
    address: 'Çınaraltı Sokağı 17, Üsküdar, İstanbul',
    phone: '+902160000343',
    hours: SATURDAYS,
    foundedOn: '2023-04-29',
    chair: 'Rıfat Demirsoylu',
  },
  {
    province: 34,
    district: 'Şişli',
    address: 'Terziler Geçidi 11, Şişli, İstanbul',
    hours: SATURDAYS,
    foundedOn: '2023-09-16',
    chair: 'Melis Özaslan',
  },
  {
    province: 34,
    district: 'Bakırköy',
    address: 'İncirli Aralığı 26, Bakırköy, İstanbul',
    phone: '+902120000345',
    hours: SATURDAYS,
    foundedOn: '2024-03-02',
  },
  {
    province: 35,
    address: 'Açık Köşe Sokağı 17, Konak, İzmir',
    phone: '+902320000035',
    hours: DAILY,
    foundedOn: '2022-12-10',
    text: 'İl binamızın giriş katı herkese açık bir okuma odasıdır; partinin bütün raporları raflarda durur.',
    chair: 'Ege Başaranlı',
    others: [
      { name: 'Suna Kıvançer', office: 'İl Sekreteri' },
      { name: 'Hakan Tuzcuoğlu', office: 'İl Saymanı' },
    ],
  },
  {
    province: 35,
    district: 'Konak',
    address: 'Saat Kulesi Aralığı 2, Konak, İzmir',
    hours: EVENINGS,
    foundedOn: '2023-02-18',
    chair: 'Vildan Örenli',
  },
  {
    province: 35,
    district: 'Karşıyaka',
    address: 'İskele Sokağı 9, Karşıyaka, İzmir',
    phone: '+902320000352',
    hours: EVENINGS,
    foundedOn: '2023-03-25',
    chair: 'Tamer Alpaykut',
  },
  {
    province: 35,
    district: 'Bornova',
    address: 'Çamlık Geçidi 14, Bornova, İzmir',
    hours: SATURDAYS,
    foundedOn: '2023-10-07',
  },
  {
    province: 16,
    address: 'Gündoğumu Sokağı 9, Nilüfer, Bursa',
    phone: '+902240000016',
    hours: DAILY,
    foundedOn: '2023-01-21',
    chair: 'Nuran Hisarlı',
    others: [{ name: 'Cenk Uludağlı', office: 'İl Sekreteri' }],
  },
  {
    province: 16,
    district: 'Nilüfer',
    address: 'Kozahan Aralığı 6, Nilüfer, Bursa',
    hours: SATURDAYS,
    foundedOn: '2023-06-17',
    chair: 'Erdem Ovalı',
  },
  {
    province: 16,
    district: 'Osmangazi',
    address: 'Tophane Basamağı 30, Osmangazi, Bursa',
    hours: SATURDAYS,
    foundedOn: '2023-11-04',
  },
  {
    province: 7,
    address: 'Portakal Bahçesi Sokağı 18, Muratpaşa, Antalya',
    phone: '+902420000007',
    hours: DAILY,
    foundedOn: '2023-02-11',
    chair: 'Hülya Torosoğlu',
  },
  {
    province: 7,
    district: 'Muratpaşa',
    address: 'Yivli Aralık 7, Muratpaşa, Antalya',
    hours: SATURDAYS,
    foundedOn: '2023-07-08',
    chair: 'Koray Akdenizli',
  },
  {
    province: 1,
    address: 'Turunç Aralığı 21, Seyhan, Adana',
    phone: '+903220000001',
    hours: DAILY,
    foundedOn: '2023-02-25',
    chair: 'Yusuf Çukuroğlu',
    others: [{ name: 'Dilek Seyhanlı', office: 'İl Sekreteri' }],
  },
  {
    province: 1,
    district: 'Seyhan',
    address: 'Pamuk Hanı Sokağı 4, Seyhan, Adana',
    hours: SATURDAYS,
    foundedOn: '2023-08-19',
  },
  {
    province: 42,
    address: 'Bozkır Sokağı 33, Selçuklu, Konya',
    phone: '+903320000042',
    hours: DAILY,
    foundedOn: '2023-03-18',
    chair: 'Şerife Kulaksız',
  },
  {
    province: 26,
    address: 'Porsuk Kıyısı 15, Tepebaşı, Eskişehir',
    phone: '+902220000026',
    hours: DAILY,
    foundedOn: '2022-12-17',
    text: 'Öğrenci temsilcimiz salı günleri 13.00–16.00 arasında buradadır; burs ve barınma sorularınıza yardım eder.',
    chair: 'Alper Yazıcıoğlu',
    others: [{ name: 'Irmak Sakarlı', office: 'Öğrenci Temsilcisi' }],
  },
  {
    province: 26,
    district: 'Odunpazarı',
    address: 'Lületaşı Sokağı 10, Odunpazarı, Eskişehir',
    hours: SATURDAYS,
    foundedOn: '2023-05-27',
    chair: 'Meral Camcıoğlu',
  },
  {
    province: 26,
    district: 'Tepebaşı',
    address: 'Köprübaşı Aralığı 1, Tepebaşı, Eskişehir',
    hours: SATURDAYS,
    foundedOn: '2023-09-30',
  },
  {
    province: 21,
    address: 'Ufuk Sokağı 3, Kayapınar, Diyarbakır',
    phone: '+904120000021',
    hours: DAILY,
    foundedOn: '2023-03-04',
    chair: 'Berfin Karacadağ',
  },
  {
    province: 61,
    address: 'Kuzey Penceresi Sokağı 19, Ortahisar, Trabzon',
    phone: '+904620000061',
    hours: DAILY,
    foundedOn: '2023-04-15',
    chair: 'İdris Zaganoğlu',
  },
  {
    province: 14,
    address: 'Çam Kokusu Sokağı 8, Bolu',
    phone: '+903740000014',
    hours: SATURDAYS,
    foundedOn: '2023-06-03',
    chair: 'Güler Köroğulları',
  },
  {
    province: 14,
    district: 'Merkez',
    address: 'Aşçılar Geçidi 2, Bolu',
    hours: SATURDAYS,
    foundedOn: '2024-02-10',
    chair: 'Onur Abantlı',
  },
  { province: 48, foundedOn: '2026-09-12', chair: 'Pelin Gökovalı' },
];

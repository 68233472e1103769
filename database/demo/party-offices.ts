import type { Office } from '../../src/features/party/schema.ts';

const WEEKDAYS = 'Hafta içi 10.00–18.00';

/** Offices of the demo's party; streets and numbers are made up. */
export const demoOffices: Office[] = [
  {
    name: 'İstanbul İl Başkanlığı',
    address: 'Ufuk Çıkmazı 4, Kadıköy, İstanbul',
    phone: '+902160000000',
    email: 'istanbul@ufuk.example',
    hours: 'Her gün 10.00–19.00',
  },
  {
    name: 'İzmir İl Başkanlığı',
    address: 'Açık Köşe Sokağı 17, Konak, İzmir',
    phone: '+902320000000',
    email: 'izmir@ufuk.example',
    hours: WEEKDAYS,
  },
  {
    name: 'Bursa İl Başkanlığı',
    address: 'Gündoğumu Sokağı 9, Nilüfer, Bursa',
    phone: '+902240000000',
    email: 'bursa@ufuk.example',
    hours: WEEKDAYS,
  },
  {
    name: 'Adana İl Başkanlığı',
    address: 'Turunç Aralığı 21, Seyhan, Adana',
    phone: '+903220000000',
    email: 'adana@ufuk.example',
    hours: WEEKDAYS,
  },
  {
    name: 'Diyarbakır İl Başkanlığı',
    address: 'Ufuk Sokağı 3, Kayapınar, Diyarbakır',
    phone: '+904120000000',
    email: 'diyarbakir@ufuk.example',
    hours: WEEKDAYS,
  },
  {
    name: 'Trabzon İl Başkanlığı',
    address: 'Deniz Gören Yokuşu 12, Ortahisar, Trabzon',
    phone: '+904620000000',
    email: 'trabzon@ufuk.example',
    hours: 'Salı–cumartesi 10.00–18.00',
  },
];

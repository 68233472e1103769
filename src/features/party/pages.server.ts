import type { PageRoute, PageSearch } from '../../site/kit/page-route.server.ts';
import { loadAbout, loadContact, loadDonate } from './site/load.server.ts';

/** What people call the pages of this feature when they search for them. */
const PAGE_WORDS = {
  about: {
    isRead: true,
    called: {
      tr: 'hakkında, biz kimiz, tarihçe, parti tanıtımı, ilkeler, kuruluş, vizyon, misyon, logo',
      en: 'about, about us, who we are, history, principles, mission',
      de: 'über uns, wer wir sind, geschichte, grundsätze',
      es: 'quiénes somos, sobre nosotros, historia, principios',
    },
  },
  contact: {
    isRead: true,
    called: {
      tr: 'iletişim bilgileri, telefon, telefon numarası, adres, e-posta, eposta, mail, faks, whatsapp, genel merkez, genel merkez adresi, harita, yol tarifi, ofis, büro, il başkanlığı, il başkanlıkları, ilçe başkanlığı, ilçe başkanlıkları, il teşkilatı, il örgütü, temsilcilik, en yakın büro, çalışma saatleri, basın, basın bürosu, basın iletişim, basın danışmanı, sosyal medya',
      en: 'contact, phone, phone number, telephone, address, email, map, directions, headquarters, office, offices, provincial offices, opening hours, press, press office, media contact',
      de: 'kontakt, telefon, telefonnummer, adresse, anschrift, karte, büro, büros, zentrale, öffnungszeiten, presse, pressestelle',
      es: 'contacto, teléfono, número de teléfono, dirección, correo, mapa, oficina, oficinas, sede, horario, prensa, gabinete de prensa',
    },
  },
  donate: {
    isRead: true,
    called: {
      tr: 'bağış yap, bağış yapın, bağışçı, bağış hesabı, iban, hesap, hesap numarası, banka, banka hesabı, para gönder, para yatır, maddi destek, destek ol, aidat, karekod',
      en: 'donate, donation, donations, give, iban, account, bank account, account number, support us, money',
      de: 'spende, spenden, spendenkonto, iban, konto, bankkonto, kontonummer, unterstützen, geld',
      es: 'donar, donación, donaciones, donativo, iban, cuenta, cuenta bancaria, número de cuenta, apoyar, dinero',
    },
  },
} as const satisfies Record<string, PageSearch>;

export const partyPages: PageRoute[] = [
  {
    path: '/hakkimizda',
    name: 'party:pages.about',
    icon: 'flag',
    search: PAGE_WORDS.about,
    isAlwaysListed: true,
    load: loadAbout,
  },
  {
    path: '/iletisim',
    name: 'party:pages.contact',
    icon: 'phone',
    search: PAGE_WORDS.contact,
    load: loadContact,
  },
  { path: '/contact', load: async () => ({ movedTo: '/iletisim' }) },
  {
    path: '/bagis',
    name: 'party:pages.donate',
    icon: 'heart',
    search: PAGE_WORDS.donate,
    load: loadDonate,
  },
];

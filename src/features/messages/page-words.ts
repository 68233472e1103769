import type { PageSearch } from '../../site/kit/page-route.server.ts';

/** What people call the pages of this feature when they search for them. */
export const WRITE_WORDS: PageSearch = {
  isRead: true,
  called: {
    tr: 'mesaj, mesaj gönder, mesaj yaz, bize yazın, iletişim formu, soru sor, öneri, şikâyet, görüş, dilek, randevu, gönüllü, gönüllü ol, gönüllü formu',
    en: 'write to us, message, send a message, contact form, question, suggestion, complaint, feedback, volunteer',
    de: 'schreiben, nachricht, kontaktformular, frage, vorschlag, beschwerde, freiwillige, mitmachen',
    es: 'escríbanos, mensaje, formulario de contacto, pregunta, sugerencia, queja, voluntario, voluntaria',
  },
};

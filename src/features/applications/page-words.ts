import type { PageSearch } from '../../site/kit/page-route.server.ts';

/** What people call the pages of this feature when they search for them. */
export const JOIN_WORDS: PageSearch = {
  isRead: true,
  called: {
    tr: 'üye, üyelik, üye ol, üyelik başvurusu, üyelik formu, üye kaydı, kayıt, kayıt ol, başvuru, başvuru formu, partiye katıl, partiye üye, katıl, katılın, giriş beyannamesi',
    en: 'member, membership, join, join us, become a member, sign up, apply, application form, register',
    de: 'mitglied, mitgliedschaft, mitglied werden, beitreten, beitritt, aufnahmeantrag, anmelden',
    es: 'afiliarse, afiliación, afiliado, hacerse miembro, miembro, unirse, inscripción, solicitud',
  },
};

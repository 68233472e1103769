import type { PageSearch } from '../../site/kit/page-route.server.ts';
import type { LegalKind } from './schema.ts';

/** What people call the pages of this feature when they search for them. */
export const LEGAL_WORDS: Record<LegalKind, PageSearch> = {
  notice: {
    isRead: true,
    called: {
      tr: 'kvkk, kvkk metni, kvkk aydınlatma metni, aydınlatma metni, kişisel veri, kişisel veriler, kişisel verilerin korunması, veri koruma, veri sorumlusu, verilerimi sil, başvuru hakkı, gdpr',
      en: 'privacy notice, personal data, data protection, gdpr, kvkk, delete my data',
      de: 'datenschutzhinweis, personenbezogene daten, datenschutz, dsgvo, kvkk',
      es: 'aviso de privacidad, datos personales, protección de datos, rgpd, kvkk',
    },
  },
  consent: {
    called: {
      tr: 'açık rıza, rıza metni, onay metni',
      en: 'explicit consent, consent',
      de: 'einwilligung, ausdrückliche einwilligung',
      es: 'consentimiento, consentimiento explícito',
    },
  },
  declaration: {
    called: {
      tr: 'üyelik beyanı, üyelik koşulları, üyelik şartları',
      en: 'membership declaration, eligibility',
      de: 'erklärung zur mitgliedschaft',
      es: 'declaración de afiliación',
    },
  },
  contactNotice: {
    called: {
      tr: 'iletişim formu aydınlatma metni',
      en: 'contact form privacy notice',
      de: 'datenschutzhinweis kontaktformular',
      es: 'aviso de privacidad del formulario de contacto',
    },
  },
};

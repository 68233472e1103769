import type { Database } from '../../platform/database/client.server.ts';
import type { Page } from '../../site/kit/page.ts';
import type { PageRequest, PageRoute, PageSearch } from '../../site/kit/page-route.server.ts';
import {
  LEGAL_KINDS,
  LEGAL_TEXTS,
  type LegalKind,
  type LegalVersionView,
  type LegalWordings,
  localesOf,
} from './contract.ts';
import { legalTextPage } from './site/legal-text-page.tsx';
import { CURRENT_LEGAL_TEXTS, legalTextIn } from './versions.server.ts';

/** All versions for the list, and the texts of the one with the number `$2`. */
const VERSIONS = `
  select version, hash, note, published_at,
    case when version = $2 then wordings end as wordings
  from legal_text_versions where kind = $1 order by version desc`;

/** What people call the pages of this feature when they search for them. */
const LEGAL_WORDS: Record<LegalKind, PageSearch> = {
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

const VERSION_NUMBER = /^[1-9]\d{0,3}$/;

export const legalPages: PageRoute[] = LEGAL_KINDS.map((kind) => ({
  path: LEGAL_TEXTS[kind],
  name: `legalTexts:names.${kind}`,
  search: LEGAL_WORDS[kind],
  query: { surum: VERSION_NUMBER },
  load: loadLegalText(kind),
}));

/** A text in the version `surum`, or in the version in force. Null for an unknown number. */
function loadLegalText(kind: LegalKind) {
  return async ({ db, read, scope, query }: PageRequest): Promise<Page | null> => {
    const present = await read(CURRENT_LEGAL_TEXTS).get(kind, scope);
    const number = query.surum ? Number(query.surum) : present.version;
    const found = await findVersion(db, kind, number);
    if (!found) return null;
    const { shown, versions } = found;
    return legalTextPage(scope, {
      shown: { ...legalTextIn(shown, scope.locale), publishedAt: shown.publishedAt },
      locales: localesOf(shown.wordings),
      present: present.version,
      versions,
    });
  };
}

interface Row {
  version: number;
  hash: string;
  note: string;
  published_at: Date;
  wordings: LegalWordings | null;
}

/** A version of a text with the list of all its versions; null if there is none with this number. */
async function findVersion(db: Database, kind: LegalKind, number: number) {
  const { rows } = await db.$client.query<Row>({
    name: 'legal-text',
    text: VERSIONS,
    values: [kind, number],
  });
  const found = rows.find(({ wordings }) => wordings);
  if (!found?.wordings) return null;
  const { version, hash, wordings, published_at: publishedAt } = found;
  return {
    shown: { kind, version, hash, wordings, publishedAt },
    versions: rows.map(
      (row): LegalVersionView => ({
        version: row.version,
        publishedAt: row.published_at,
        note: row.note,
      }),
    ),
  };
}

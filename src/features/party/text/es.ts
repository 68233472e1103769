import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const es: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    about: 'Quiénes somos',
    contact: 'Contacto',
    write: 'Escríbanos',
    donate: 'Donaciones',
    join: 'Afíliese',
  },
  contact: {
    description:
      'Contacto con {{party}}: teléfono, WhatsApp, correo, direcciones y oficina de prensa.',
    lead: 'Llámenos, escríbanos o venga a vernos.',
    headOffice: 'Sede central',
    offices: 'Nuestras oficinas',
    map: 'Abrir el mapa',
    mapOf: 'Abrir el mapa: {{name}}',
    press: 'Oficina de prensa',
    follow: 'Síganos',
    topics: 'Escriba según su asunto',
    chairPortraits: 'Retratos para la prensa',
  },
  about: {
    description: 'Quién es {{party}}, qué defiende y cómo se organiza.',
    who: 'Quiénes somos',
    principles: 'Nuestros principios',
    history: 'Breve historia',
    organisation: 'Cómo nos organizamos',
    documents: 'Nuestros documentos',
    figures: 'En cifras',
    people_one: 'persona en nuestros órganos',
    people_other: 'personas en nuestros órganos',
    provinces_one: 'provincia de la que proviene',
    provinces_other: 'provincias de las que provienen',
    contents_one: 'contenido publicado',
    contents_other: 'contenidos publicados',
    documents_one: 'documento abierto a todos',
    documents_other: 'documentos abiertos a todos',
    ways: 'Participe',
  },
  donate: {
    description:
      'Cuentas de donación de {{party}}, quién puede donar y en qué se gastan las donaciones.',
    accounts: 'Cuentas de donación',
    bank: 'Banco',
    recipient: 'Beneficiario',
    iban: 'IBAN',
    copy: 'Copiar el IBAN',
    copied: 'IBAN copiado',
    qr: 'Código QR del IBAN: {{iban}}',
    qrNote: 'El código contiene solo el IBAN: escanéelo y péguelo en la aplicación de su banco.',
    example: 'Cuenta de ejemplo: este IBAN no es válido. No envíe dinero.',
    noAccounts: 'Aún no se ha registrado ninguna cuenta de donación.',
    rules: '¿Quién puede donar?',
    law: 'Qué dice la ley',
    rulesSource: 'Ley n.º 2820 de Partidos Políticos, artículo 66',
    may: 'Los ciudadanos de Turquía y, conforme a sus propias leyes, las personas jurídicas turcas.',
    mayNot:
      'Estados extranjeros, organizaciones internacionales, personas y entidades sin nacionalidad turca; organismos públicos, municipios y empresas con participación pública.',
    yes: 'Puede',
    no: 'No puede',
    limit: 'Límite anual',
    limitText:
      'Nadie puede donar a un partido en un mismo año más de la cantidad fijada por la ley. Esta se actualiza cada año.',
    ownRule: 'Nuestra propia regla',
    facts: 'Nuestros donantes',
    uses: '¿En qué se gasta su donación?',
    receipt: 'Recibo y comprobante',
    transparency: 'Rendición de cuentas',
  },
};

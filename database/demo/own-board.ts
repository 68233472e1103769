import type { BoardTexts, OfficeWords } from '../../src/features/people/schema.ts';

const office = (tr: string, en: string, de: string, es: string): OfficeWords => ({
  tr: `${tr} Kurulu`,
  en: `${en} Board`,
  de: `Fachgremium ${de}`,
  es: `Comité de ${es}`,
});

/** The demo's own board, with people who are in its executive board, too. */
export const demoOwnBoard: {
  slug: string;
  texts: BoardTexts;
  members: { slug: string; office: OfficeWords }[];
} = {
  slug: 'politika-kurullari',
  texts: {
    tr: {
      name: 'Politika kurulları',
      lead: 'Partinin önerilerini, her biri kendi alanında, bu kurullar hazırlar. Taslaklar karara bağlanmadan önce herkesin görüşüne açılır.',
      text: `Kurulları, Tüzük’ün 36’ncı maddesi uyarınca Merkez Yürütme Kurulu oluşturur. Kurullarda üye olmayan uzmanlar da görev alabilir.

1. **Ölçme:** Her öneri sahada yapılan bir ölçümle başlar; ölçümün verisi ve yöntemi öneriyle birlikte yayımlanır.
2. **Görüş:** Taslak, Merkez Yürütme Kurulunda görüşülmeden önce en az on beş gün herkesin görüşüne açık kalır.
3. **Yanıt:** Gelen görüşler ve bunlara verilen yanıtlar yayımlanır.

Bir kurulun çalışmasına katılmak isterseniz [bize yazın](/bize-ulasin).`,
    },
    en: {
      name: 'Policy boards',
      lead: 'These boards prepare the proposals of the party, each in its own field. Everybody can comment on a draft before it is decided.',
      text: `The executive board forms them under article 36 of the charter. Experts who are not members of the party can take part, too.

1. **Measuring:** Every proposal begins with a measurement in the field; its data and its method are published with the proposal.
2. **Comments:** A draft is open to comments for at least fifteen days before the executive board discusses it.
3. **Answers:** The comments and the answers to them are published.

If you would like to work with one of the boards, [write to us](/en/bize-ulasin).`,
    },
    de: {
      name: 'Fachgremien',
      lead: 'Diese Gremien bereiten die Vorschläge der Partei vor, jedes auf seinem Gebiet. Bevor ein Entwurf beschlossen wird, können alle dazu Stellung nehmen.',
      text: `Der Zentralvorstand bildet sie nach Artikel 36 der Satzung. Auch Fachleute ohne Parteibuch können mitarbeiten.

1. **Messen:** Jeder Vorschlag beginnt mit einer Erhebung vor Ort; Daten und Methode werden mit ihm veröffentlicht.
2. **Stellungnahmen:** Bevor der Zentralvorstand einen Entwurf berät, können alle mindestens fünfzehn Tage lang Stellung nehmen.
3. **Antworten:** Stellungnahmen und Antworten werden veröffentlicht.

Wenn Sie in einem Gremium mitarbeiten möchten, [schreiben Sie uns](/de/bize-ulasin).`,
    },
    es: {
      name: 'Comités de políticas',
      lead: 'Estos comités preparan las propuestas del partido, cada uno en su ámbito. Antes de aprobarse, todo borrador se abre a la opinión pública.',
      text: `Los crea el comité ejecutivo conforme al artículo 36 de los estatutos. También pueden participar especialistas que no estén afiliados.

1. **Medir:** Toda propuesta empieza con una medición sobre el terreno; los datos y el método se publican con ella.
2. **Opinar:** Antes de que el comité ejecutivo lo debata, el borrador queda abierto a opiniones durante al menos quince días.
3. **Responder:** Se publican las opiniones recibidas y sus respuestas.

Si quiere colaborar con uno de los comités, [escríbanos](/es/bize-ulasin).`,
    },
  },
  members: [
    {
      slug: 'tarik-onurlu',
      office: office(
        'Tarım ve Kırsal Kalkınma',
        'Agriculture and Rural Development',
        'Landwirtschaft und ländliche Entwicklung',
        'Agricultura y Desarrollo Rural',
      ),
    },
    {
      slug: 'hatice-ermis',
      office: office(
        'Sağlık Politikaları',
        'Health Policy',
        'Gesundheitspolitik',
        'Política Sanitaria',
      ),
    },
    {
      slug: 'deniz-karacay',
      office: office(
        'Çevre ve İklim',
        'Environment and Climate',
        'Umwelt und Klima',
        'Medio Ambiente y Clima',
      ),
    },
    {
      slug: 'levent-soysalan',
      office: office(
        'Ulaşım ve Altyapı',
        'Transport and Infrastructure',
        'Verkehr und Infrastruktur',
        'Transporte e Infraestructuras',
      ),
    },
    {
      slug: 'kemal-gungorsun',
      office: office(
        'Emek ve Çalışma Hayatı',
        'Labour and Working Life',
        'Arbeit und Arbeitswelt',
        'Trabajo y Vida Laboral',
      ),
    },
    {
      slug: 'zeynep-aybulut',
      office: office(
        'Kültür ve Sanat',
        'Culture and the Arts',
        'Kultur und Kunst',
        'Cultura y Artes',
      ),
    },
    {
      slug: 'gulce-akinsoy',
      office: office(
        'Dış İlişkiler',
        'Foreign Relations',
        'Auswärtige Beziehungen',
        'Relaciones Exteriores',
      ),
    },
  ],
};

import type { TextOf } from '../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const de: TextOf<typeof tr> = {
  /** Names of pages, as links to them say. */
  pages: {
    about: 'Über uns',
    contact: 'Kontakt',
    write: 'Schreiben Sie uns',
    donate: 'Spenden',
    join: 'Mitglied werden',
  },
  contact: {
    description: 'Kontakt zu {{party}}: Telefon, WhatsApp, E-Mail, Adressen und Pressestelle.',
    lead: 'Rufen Sie uns an, schreiben Sie uns oder kommen Sie vorbei.',
    headOffice: 'Parteizentrale',
    offices: 'Unsere Büros',
    map: 'Karte öffnen',
    mapOf: 'Karte öffnen: {{name}}',
    press: 'Pressestelle',
    follow: 'Folgen Sie uns',
    topics: 'Zu Ihrem Anliegen schreiben',
    chairPortraits: 'Porträts für die Presse',
  },
  about: {
    description: 'Wer {{party}} ist, wofür sie steht und wie sie organisiert ist.',
    who: 'Wer wir sind',
    principles: 'Unsere Grundsätze',
    history: 'Kurze Geschichte',
    organisation: 'Wie wir organisiert sind',
    documents: 'Unsere Dokumente',
    figures: 'In Zahlen',
    people_one: 'Person in unseren Gremien',
    people_other: 'Personen in unseren Gremien',
    provinces_one: 'Provinz, aus der sie kommt',
    provinces_other: 'Provinzen, aus denen sie kommen',
    contents_one: 'veröffentlichter Beitrag',
    contents_other: 'veröffentlichte Beiträge',
    documents_one: 'öffentliches Dokument',
    documents_other: 'öffentliche Dokumente',
    ways: 'Mitmachen',
  },
  donate: {
    description:
      'Spendenkonten von {{party}}, wer spenden darf und wofür Spenden ausgegeben werden.',
    accounts: 'Spendenkonten',
    bank: 'Bank',
    recipient: 'Empfänger',
    iban: 'IBAN',
    copy: 'IBAN kopieren',
    copied: 'IBAN kopiert',
    qr: 'QR-Code der IBAN: {{iban}}',
    qrNote:
      'Der Code enthält nur die IBAN: Scannen Sie ihn und fügen Sie sie in Ihrer Bank-App ein.',
    example: 'Beispielkonto: Diese IBAN ist nicht gültig. Bitte kein Geld senden.',
    noAccounts: 'Es ist noch kein Spendenkonto eingetragen.',
    rules: 'Wer darf spenden?',
    law: 'Was das Gesetz sagt',
    rulesSource: 'Gesetz Nr. 2820 über politische Parteien, Artikel 66',
    may: 'Staatsangehörige der Türkei und, im Rahmen der für sie geltenden Gesetze, türkische juristische Personen.',
    mayNot:
      'Ausländische Staaten, internationale Organisationen, Personen und Einrichtungen ohne türkische Staatsangehörigkeit; öffentliche Stellen, Gemeinden und Unternehmen mit staatlichem Anteil.',
    yes: 'Wer darf',
    no: 'Wer nicht',
    limit: 'Höchstbetrag im Jahr',
    limitText:
      'Niemand darf einer Partei in einem Jahr mehr als den gesetzlichen Betrag spenden. Er wird jedes Jahr neu bewertet.',
    ownRule: 'Unsere eigene Regel',
    facts: 'Unsere Spender',
    uses: 'Wofür wird Ihre Spende ausgegeben?',
    receipt: 'Quittung und Nachweis',
    transparency: 'Rechenschaft',
  },
};

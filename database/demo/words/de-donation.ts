import type { PartyWords } from '../../../src/features/party/schema.ts';

export const donationInGerman: PartyWords['donation'] = {
  heading: 'Unabhängige Politik lebt von vielen kleinen Spenden.',
  text: 'Um sprechen zu können, ohne jemandem etwas zu schulden, vertrauen wir allein auf die Unterstützung der Bürgerinnen und Bürger. Alle drei Monate veröffentlichen wir Einnahmen und Ausgaben der Zentrale Posten für Posten.',
  note: 'Spenden nehmen wir nur von natürlichen Personen an, höchstens 60.000 ₺ im Jahr von einer Person. Von Unternehmen, Vereinen und aus dem Ausland nehmen wir keine Spenden an.',
  facts: [
    { value: '6.842', label: 'Spenden in den ersten neun Monaten 2026' },
    { value: '418 ₺', label: 'durchschnittliche Spende' },
    { value: '93 %', label: 'unter 1.000 ₺' },
  ],
  uses: [
    {
      title: 'Messen vor Ort',
      text: 'Reisen, Umfragen und Auswertung für unsere Berichte. Was ein Bericht gekostet hat, steht auf seiner letzten Seite.',
    },
    {
      title: 'Büros mit offener Tür',
      text: 'Miete, Heizung, Fahrten. Mehr als die Hälfte der Ausgaben entsteht in Provinzen und Kreisen.',
    },
    {
      title: 'Sichere Wahlurnen',
      text: 'Schulung, Verpflegung und Fahrten der Freiwilligen; Software zum Auszählen der Protokolle.',
    },
    {
      title: 'Recht',
      text: 'Gerichts- und Gutachterkosten in Verfahren um Küsten, Bebauung und Informationsfreiheit.',
    },
  ],
  receipt: `Bei einer Überweisung gilt der Beleg Ihrer Bank; geben Sie als Verwendungszweck Vornamen, Nachnamen und „Spende“ an. Bargeld auf Versammlungen nehmen wir nur gegen eine nummerierte Quittung an; es wird binnen drei Werktagen eingezahlt.

Haben Sie Ihre Quittung verloren oder möchten Sie Ihre Spende zurück, schreiben Sie an die Finanzabteilung. Spenden über zehntausend Lira veröffentlichen wir mit Ihrer schriftlichen Zustimmung unter Ihrem Namen; ohne Zustimmung geht die Spende binnen dreißig Tagen zurück.`,
  transparency: `Einnahmen und Ausgaben der Zentrale erscheinen alle drei Monate, die der Provinzen jeden Monat: Zahl, Summe, Durchschnitt und höchster Betrag der Spenden. Namen werden nicht veröffentlicht, außer bei Spenden über zehntausend Lira; diese Namen stehen nur mit Zustimmung und nur in der Liste der Zentrale.

Der vom Parteitag gewählte Finanzprüfungsausschuss prüft die Bücher unangemeldet, die Konten der Zentrale prüft zusätzlich eine unabhängige Stelle. Eingescannte Rechnungen ohne personenbezogene Daten können alle in der Zentrale einsehen. Die Regeln stehen in den Artikeln 56–62 der Satzung.`,
};

import type { PartyWords } from '../../../src/features/party/schema.ts';
import { aboutInGerman } from './de-about.ts';
import { donationInGerman } from './de-donation.ts';

/** The demo party's own words in German. */
export const de: PartyWords = {
  slogan: ['Freie Menschen.', 'Faire Regeln.', 'Offener Horizont.'],
  introduction:
    'Ein Land, in dem niemand wegen Herkunft, Glauben oder Geldbeutel vor der Tür bleibt, ist möglich. Liberal Ufuk Partisi ist das Zuhause derer, die es mit Gesetzen, Arbeit und Überzeugung aufbauen.',
  principles: [
    {
      title: 'Freie Menschen',
      text: 'Der Staat ist nicht Herr der Bürger, sondern eine Einrichtung in ihrem Dienst. Der Mensch wählt sein Denken, seinen Glauben und sein Leben selbst.',
    },
    {
      title: 'Rechtsstaat',
      text: 'Vor dem Gesetz sind alle gleich. Das Gericht sieht nur auf das Gesetz; die Staatsanwaltschaft vertraut Beweisen, nicht Anrufen.',
    },
    {
      title: 'Freies Unternehmertum',
      text: 'Wer einen Laden öffnet, ein Feld bestellt oder Software verkauft, steht nicht für Genehmigungen an. Der Wettbewerb läuft unter gleichen Bedingungen.',
    },
    {
      title: 'Gute Bildung',
      text: 'In jedem Viertel eine gute Schule, für alle Lehrkräfte Achtung. Über die Zukunft eines Kindes entscheidet nicht der Kreis, in dem es geboren wurde.',
    },
    {
      title: 'Starke Gemeinden',
      text: 'Über die Straße entscheidet, wer ihr am nächsten ist. Einnahmen und Ausgaben der Gemeinde sind offen.',
    },
    {
      title: 'Ein Staat, der Rechenschaft ablegt',
      text: 'Jede ausgegebene Lira lässt sich verfolgen, jede Ausschreibung steht online. Offenheit ist keine Gunst, sondern Pflicht.',
    },
  ],
  hours: 'Montag bis Freitag 9–18 Uhr, Samstag 10–14 Uhr',
  whatsappGreeting: 'Guten Tag, ich möchte mehr über die Liberal Ufuk Partisi erfahren.',
  press: {
    terms:
      'Sie dürfen die Porträts in Ihrer Berichterstattung kostenlos verwenden, mit der Quellenangabe „Liberal Ufuk Partisi“. Zuschneiden und vergrößern ist erlaubt; bitte ändern Sie weder die Farben noch das Gesicht.',
  },
  topics: [
    {
      title: 'Mitgliedschaft und Ehrenamt',
      text: 'Ihr Antrag, die Übertragung Ihrer Mitgliedschaft, Beiträge, freiwillige Mitarbeit.',
    },
    {
      title: 'Presse und Medien',
      text: 'Stellungnahmen, Interviews, Bildmaterial, Akkreditierung.',
    },
    {
      title: 'Spenden und Finanzen',
      text: 'Spendenquittungen, Rückzahlungen, Fragen zu den veröffentlichten Konten.',
    },
    {
      title: 'Gesetzesvorschläge und Beschwerden',
      text: 'Erzählen Sie, was Ihnen geschehen ist oder welche Regel sich ändern soll; die Rechtsabteilung liest es.',
    },
    {
      title: 'Arbeit in Provinz und Kreis',
      text: 'Treffen an Ihrem Ort, Provinz- und Kreisvorstände, Vorschläge für Räume.',
    },
    {
      title: 'Personenbezogene Daten und Website',
      text: 'Ihre gespeicherten Daten einsehen oder löschen lassen; Fehler auf der Website, Barrierefreiheit.',
    },
  ],
  about: aboutInGerman,
  boards: {
    presidency: {
      lead: 'Vorsitz, Generalsekretariat, Organisationsleitung und sechs stellvertretende Vorsitzende. Tagt jede Woche und führt die laufenden Geschäfte.',
      text: `Das Präsidium führt die Beschlüsse des Zentralvorstands aus und bereitet dessen Tagesordnung vor. Es tagt mindestens einmal in der Woche; das Aufgabengebiet jedes Mitglieds steht im Wahlbeschluss.

Außer dem Vorsitz werden die Mitglieder auf Vorschlag des Vorsitzes vom Zentralvorstand aus seiner Mitte gewählt und auf demselben Weg abberufen. Recht, Wirtschaft, Sozialpolitik, Bildung, Kommunales und Transparenz dürfen nicht unbesetzt bleiben.

Bildung und Befugnisse regeln die Artikel 31 und 32 der Satzung.`,
    },
    executive: {
      lead: 'Fünfzehn vom Parteitag gewählte Mitglieder, der Vorsitz und die Leitungen der Frauen- und der Jugendorganisation. Das beschließende Organ der Partei zwischen zwei Parteitagen.',
      text: `Der Zentralvorstand führt die Beschlüsse des Parteitags und das Parteiprogramm aus; er beschließt den Haushalt, legt dem Parteitag die Jahresrechnung vor, erlässt Ordnungen, baut die Organisation auf und beaufsichtigt sie.

Er tagt mindestens einmal im Monat. Bei Stimmengleichheit zählt die Stimme des Vorsitzes nicht doppelt: Der Antrag ist abgelehnt. Eine Zusammenfassung der Beschlüsse erscheint binnen fünf Werktagen auf dieser Website, die Anwesenheitsliste alle sechs Monate.

Fünfzehn ordentliche und acht Ersatzmitglieder wählt der Parteitag geheim. Bildung und Arbeitsweise regeln die Artikel 33–35 der Satzung.`,
    },
  },
  membership: {
    lead: 'Sie brauchen weder Bekannte noch eine Empfehlung. Ihr Ausweis und fünf Minuten genügen; der Kreisvorstand entscheidet in höchstens dreißig Tagen.',
    documents: [
      'Ihr Personalausweis: Ihre Identitätsnummer und die Seriennummer der Karte',
      'Ihr Kreis und Ihre vollständige Anschrift',
      'Eine Telefonnummer und eine E-Mail-Adresse, unter denen wir Sie erreichen',
      'Wenn Sie einer anderen Partei angehören: ein Nachweis über Ihren Austritt',
    ],
    steps: [
      {
        title: 'Füllen Sie das Formular aus',
        text: 'Das Formular füllen Sie auf dieser Seite oder in einem unserer Büros aus. Gefragt wird nur, was das Gesetz verlangt und wie wir Sie erreichen.',
      },
      {
        title: 'Sie erhalten Ihren Code',
        text: 'Den Eingang bestätigen wir per E-Mail; den Stand verfolgen Sie mit Ihrem Code.',
      },
      {
        title: 'Unterschreiben Sie die Erklärung',
        text: 'Der Kreisvorstand ruft Sie an und legt Ihnen die ausgefüllte Beitrittserklärung zur Unterschrift vor.',
      },
      {
        title: 'Entscheidung in höchstens dreißig Tagen',
        text: 'Der Kreisvorstand entscheidet. Gibt es nach dreißig Tagen keine Entscheidung, gilt Ihr Antrag als angenommen.',
      },
    ],
    afterwards: `Sie werden in das Mitgliederverzeichnis eingetragen und zur ersten Versammlung Ihres Kreises eingeladen. Von diesem Tag an dürfen Sie dort, wo Sie eingetragen sind, reden, abstimmen und kandidieren; Sie dürfen Konten und Beschlüsse einsehen und den Organen schriftliche Fragen stellen.

Eine Ablehnung wird begründet und schriftlich mitgeteilt; binnen fünfzehn Tagen können Sie beim Provinzvorstand widersprechen. Austreten können Sie jederzeit ohne Angabe von Gründen.

Ab sechzehn Jahren können Sie auch ohne Mitgliedschaft mitarbeiten. Unter achtzehn Jahren brauchen Sie die schriftliche Erlaubnis Ihrer Familie.`,
    privacy: `Politische Überzeugungen gehören zu den besonders geschützten personenbezogenen Daten; wir verarbeiten Ihren Antrag nur für die Mitgliedschaft und nur, soweit das Gesetz es vorsieht. Ihre Daten stehen in einem einzigen Mitgliederverzeichnis, werden niemandem verkauft und nicht für Werbung genutzt. Wie das Gesetz es verlangt, werden sie der Generalstaatsanwaltschaft beim Kassationshof gemeldet.

Sie können Ihren Eintrag jederzeit einsehen und berichtigen lassen; Ihrem Wunsch wird binnen höchstens dreißig Tagen entsprochen. Schreiben Sie Ihre Ausweisnummer nicht in eine E-Mail oder Nachricht; wir fragen nur im Antragsformular danach.`,
    greeting:
      'Guten Tag, ich möchte Mitglied der Liberal Ufuk Partisi werden. Meine Provinz und mein Kreis: ',
  },
  donation: donationInGerman,
};

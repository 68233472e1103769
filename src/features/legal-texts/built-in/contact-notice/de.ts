import type { LegalWords } from '../../schema.ts';

export const de: LegalWords = {
  title: 'Datenschutzhinweise zum Kontaktformular',
  statement: '',
  text: `Diese Hinweise ergehen nach Artikel 10 des türkischen Gesetzes Nr. 6698 zum Schutz personenbezogener Daten (KVKK). Sie erklären, wie die Daten verarbeitet werden, die Sie mit dem Kontaktformular senden. Maßgeblich ist der türkische Text.

## Verantwortlicher

Verantwortlich für die Verarbeitung Ihrer Daten ist {{party}} („Partei“).

- Anschrift: {{address}}
- Telefon: {{phone}}
- E-Mail: {{email}}

## Verarbeitete Daten

- Ihr Vor- und Nachname, Ihre E-Mail-Adresse und, wenn Sie sie angeben, Ihre Telefonnummer
- Betreff und Text Ihrer Nachricht
- die Netzwerkadresse (IP), von der die Nachricht gesendet wurde, und der Zeitpunkt

Das Formular fragt nicht nach besonderen Kategorien personenbezogener Daten. Bitte schreiben Sie nur, wenn es nötig ist, über Gesundheit, Glauben oder politische Meinung, und nennen Sie keine Identitätsnummer.

## Zwecke und Rechtsgrundlagen

- **Ihre Nachricht lesen, an die zuständige Stelle weiterleiten und Ihnen antworten.** Erforderlich für die berechtigten Interessen der Partei, ohne Ihre Grundrechte und Grundfreiheiten zu verletzen (Art. 5/2-f KVKK).
- **Das Formular vor Missbrauch schützen.** Erforderlich für die berechtigten Interessen der Partei (Art. 5/2-f KVKK).
- **Rechte bei Streitigkeiten ausüben und schützen.** Erforderlich für die Begründung, Ausübung oder den Schutz eines Rechts (Art. 5/2-e KVKK).

## Erhebung der Daten

Wir erheben Ihre Daten elektronisch, ganz oder teilweise automatisiert, mit dem Kontaktformular auf unserer Website.

## Übermittlung

Wir geben Ihre Daten niemandem für Werbung oder Marketing weiter. Wir übermitteln sie nur an:

- **Zuständige Behörden und Gerichte:** soweit gesetzlich vorgeschrieben und auf die verlangten Angaben beschränkt
- **Unsere Dienstleister:** für den Betrieb der Website und den Versand von E-Mails, nur soweit dafür nötig und als Auftragsverarbeiter

## Aufbewahrung

Wir bewahren Ihre Nachricht so lange auf, wie es für die Antwort und die weitere Bearbeitung nötig ist, und löschen sie dann. Die geltende Frist nennen wir Ihnen auf Anfrage.

## Ihre Rechte

Nach Artikel 11 KVKK können Sie sich an die Partei wenden, um

- zu erfahren, ob Ihre Daten verarbeitet werden,
- Auskunft zu verlangen, wenn sie verarbeitet wurden,
- den Zweck der Verarbeitung zu erfahren und ob die Daten entsprechend verwendet werden,
- die Dritten im In- und Ausland zu kennen, an die sie übermittelt wurden,
- die Berichtigung unvollständiger oder falscher Daten zu verlangen,
- unter den Voraussetzungen des Artikels 7 KVKK ihre Löschung oder Vernichtung zu verlangen,
- zu verlangen, dass Dritte, an die sie übermittelt wurden, über Berichtigung, Löschung oder Vernichtung unterrichtet werden,
- einem Ergebnis zu widersprechen, das ausschließlich durch automatisierte Auswertung zu Ihrem Nachteil entsteht,
- Schadenersatz zu verlangen, wenn Ihnen durch rechtswidrige Verarbeitung ein Schaden entsteht.

## So üben Sie Ihre Rechte aus

Ihr Anliegen können Sie uns mit Vornamen, Nachnamen und Gegenstand nach der Mitteilung über Verfahren und Grundsätze der Anträge an den Verantwortlichen senden:

- Über [das Kontaktformular](/de/bize-ulasin)
- Schriftlich und unterschrieben: {{address}}
- Von der E-Mail-Adresse, die Sie uns genannt haben: {{email}}

Wir antworten spätestens innerhalb von dreißig Tagen und kostenlos; verursacht die Bearbeitung zusätzliche Kosten, kann die Gebühr nach dem Tarif der Datenschutzbehörde (Kişisel Verileri Koruma Kurulu) erhoben werden. Wird Ihr Anliegen abgelehnt, ist die Antwort unzureichend oder bleibt sie aus, können Sie sich innerhalb von dreißig Tagen nach Kenntnis der Antwort und spätestens sechzig Tage nach Ihrem Antrag bei der Behörde beschweren.`,
};

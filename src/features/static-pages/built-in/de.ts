import type { BuiltInPages } from '../pages.server.ts';

export const de: BuiltInPages = {
  accessibility: {
    title: 'Barrierefreiheit',
    body: `{{party}} möchte, dass alle diese Website nutzen können. Unser Ziel ist die Stufe AA der Richtlinien für barrierefreie Webinhalte (WCAG) 2.2.

## So können Sie die Website nutzen

- **Mit der Tastatur:** Mit der Tabulatortaste erreichen Sie alle Links, Schaltflächen und Formulare; der erste Link führt direkt zum Inhalt.
- **Mit einem Screenreader:** Überschriften, Listen, Tabellen und Formularfelder werden mit ihrem Namen vorgelesen. Bilder haben einen Alternativtext; reine Schmuckbilder werden übergangen.
- **Vergrößert:** Bei 400 Prozent lässt sich eine Seite ohne seitliches Scrollen lesen.
- **Mit Anzeigeeinstellungen:** Dunkles Design, hoher Kontrast und Schriftgröße sind wählbar; Ihre Wahl wird nur in Ihrem Browser gespeichert.
- **Ohne Skripte:** Auch ohne JavaScript lassen sich Seiten lesen und Formulare senden.

Kann ein Formular nicht gesendet werden, stehen die fehlerhaften Felder oben auf der Seite; Ihre Eingaben bleiben erhalten.

## Bekannte Lücken

- PDF-Dateien von anderen sind nicht immer mit Tags versehen. Der Text der Parteidokumente steht auch auf ihrer Seite.
- Einigen Bildern in älteren Inhalten kann der Alternativtext fehlen.
- Videoportale, auf die wir verlinken, gehören nicht zu dieser Erklärung.

## Schreiben Sie uns

Gibt es eine Seite, die Sie nicht nutzen können? Nennen Sie uns im [Kontaktformular](/de/bize-ulasin) ihre Adresse und das Problem. Wir geben Ihnen die Informationen gern auch auf anderem Weg.

- Telefon: {{phone}}
- E-Mail: {{email}}`,
  },
  privacy: {
    title: 'Datenschutz',
    body: `Diese Seite sagt, welche Daten beim Lesen der Website verarbeitet werden. Für Formulare gibt es eigene Hinweise: [Mitgliedsantrag](/de/aydinlatma-metni) und [Kontaktformular](/de/aydinlatma-metni/iletisim).

## Beim Lesen

- **Keine Cookies ohne Ihre Zustimmung.** Zum Lesen sind keine nötig; nur wer sich im Verwaltungsbereich anmeldet, erhält Cookies für die Sitzung.
- **Keine Verbindung zu anderen Websites ohne Ihre Zustimmung.** Unsere Seiten laden keine Schriften, Skripte oder Bilder von anderen Websites. Misst auch ein Dienst die Besuche, werden Sie vorher gefragt; Ihre Wahl können Sie über den Link am Fuß der Seite jederzeit ändern.
- **Wir zählen Besuche, ohne Sie zu kennen.** Für jeden Tag zählen wir, wie oft eine Seite geöffnet wurde und von welcher Website Menschen kamen. Netzadresse, Browser oder eine Kennung stehen nicht dabei. Die Zahlen werden nach 400 Tagen gelöscht.
- **Sicherheitsprotokolle:** Um Angriffe abzuwehren und Fehler zu finden, zeichnet unser Server die Netzadresse (IP) und die Zeit der Anfragen auf.

## Was in Ihrem Browser bleibt

Ihre Anzeigeeinstellungen und der Entwurf eines unfertigen Formulars liegen nur in Ihrem Browser. Ihre Identitätsnummer steht nicht im Entwurf. Der Entwurf wird gelöscht, wenn Sie den Tab schließen.

## Ihre Rechte

Um Ihre Daten einzusehen, zu berichtigen oder löschen zu lassen, nutzen Sie das [Kontaktformular](/de/bize-ulasin). Wir antworten spätestens innerhalb von dreißig Tagen.

Sie erreichen den Verantwortlichen, {{party}}, auch so:

- Adresse: {{address}}
- Telefon: {{phone}}
- E-Mail: {{email}}`,
  },
};

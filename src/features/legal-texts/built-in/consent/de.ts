import type { LegalWords } from '../../schema.ts';

export const de: LegalWords = {
  title: 'Ausdrückliche Einwilligung zum Aufnahmeantrag',
  statement:
    'Ich willige ausdrücklich ein, dass Daten zu meiner politischen Meinung so, wie im Text der Einwilligung beschrieben, verarbeitet werden, um meinen Antrag auf Mitgliedschaft bei {{party}} zu prüfen und darüber zu entscheiden.',
  text: `Mit diesem Text wird Ihre ausdrückliche Einwilligung nach Artikel 6 Absatz 3 Buchstabe a des türkischen Gesetzes Nr. 6698 zum Schutz personenbezogener Daten (KVKK) eingeholt. Er ist von den Datenschutzhinweisen getrennt; wir empfehlen, diese vorher zu lesen. Maßgeblich ist der türkische Text.

## Für welche Daten?

Die Tatsache, dass Sie die Mitgliedschaft bei {{party}} („Partei“) beantragen, betrifft Ihre politische Meinung und gehört zu den besonderen Kategorien personenbezogener Daten. Ihre Einwilligung umfasst diese Angabe und deshalb auch die Verbindung der Angaben zu Identität, Kontakt, Beruf und Bildung im Formular mit Ihrem Antrag.

## Zu welchen Zwecken?

- Ihren Antrag entgegenzunehmen, nach den Voraussetzungen der Mitgliedschaft zu prüfen und darüber zu entscheiden
- Sie über die Bearbeitung zu informieren und fehlende Angaben zu erbitten

Aufgrund dieser Einwilligung werden Ihre Daten zu keinem anderen Zweck verwendet und niemandem für Werbung oder Marketing weitergegeben.

## Muss ich einwilligen?

Nein. Die Einwilligung ist freiwillig; das Kästchen ist nicht vorher angekreuzt. Ohne Einwilligung können wir über dieses Formular keinen Antrag annehmen; Sie können die Mitgliedschaft auch bei einer Gliederung der Partei beantragen.

## Kann ich die Einwilligung widerrufen?

Ja, jederzeit und ohne Angabe von Gründen. Es genügt, uns auf einem dieser Wege zu schreiben:

- [Die Statusseite Ihres Antrags](/de/basvurum)
- E-Mail: {{email}}
- Anschrift: {{address}}

Nach dem Widerruf wird die Prüfung eines noch nicht entschiedenen Antrags beendet, und Daten, für die es keine andere Rechtsgrundlage gibt, werden gelöscht. Der Widerruf berührt die Rechtmäßigkeit der früheren Verarbeitung nicht.

## Nachweis Ihrer Einwilligung

Version und Hashwert des Textes, in den Sie eingewilligt haben, der Zeitpunkt und die Netzwerkadresse, von der das Formular gesendet wurde, werden mit Ihrem Antrag aufbewahrt. Alle Versionen des Textes stehen auf dieser Seite.`,
};

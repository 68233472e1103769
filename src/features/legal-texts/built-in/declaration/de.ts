import type { LegalWords } from '../../schema.ts';

export const de: LegalWords = {
  title: 'Erklärung zur Mitgliedschaft',
  statement:
    'Ich erkläre, dass ich die türkische Staatsangehörigkeit besitze, das achtzehnte Lebensjahr vollendet habe und die bürgerlichen und politischen Rechte ausüben kann, dass mich nach Artikel 11 des Parteiengesetzes Nr. 2820 nichts am Beitritt zu einer politischen Partei hindert, dass ich keiner anderen politischen Partei angehöre und dass die Angaben in diesem Formular richtig sind.',
  text: `Diese Erklärung geben Sie bei Ihrem Antrag auf Mitgliedschaft bei {{party}} einmal und als Ganzes ab. Was einer Mitgliedschaft entgegensteht, ist unten erklärt; welcher dieser Fälle auf Sie zutrifft, wird nicht gefragt. Maßgeblich ist der türkische Text.

## Wer kann Mitglied werden?

Nach Artikel 11 des Parteiengesetzes Nr. 2820 können alle türkischen Staatsangehörigen, die das achtzehnte Lebensjahr vollendet haben und die bürgerlichen und politischen Rechte ausüben können, einer politischen Partei beitreten. Nach Artikel 6 darf niemand mehreren politischen Parteien zugleich angehören.

## Wer kann nicht Mitglied werden?

Artikel 11 schließt zusammengefasst aus:

- Richter und Staatsanwälte, Angehörige der obersten Gerichte einschließlich des Rechnungshofs
- Beamte öffentlicher Einrichtungen und andere öffentlich Bedienstete, die ihrem Dienst nach keine Arbeiter sind (das Recht, das das Gesetz Lehrenden an Hochschulen gibt, bleibt unberührt)
- Angehörige der türkischen Streitkräfte
- Schülerinnen und Schüler vor der Hochschule
- Personen, die vom öffentlichen Dienst ausgeschlossen sind
- Personen, die wegen Unterschlagung, Erpressung im Amt, Bestechung, Diebstahl, Betrug, Fälschung, Untreue, betrügerischen Bankrotts oder ähnlicher ehrenrühriger Straftaten, wegen Schmuggels, wegen Manipulation öffentlicher Ausschreibungen und Käufe oder wegen Verrats von Staatsgeheimnissen verurteilt wurden
- Personen, die zu fünf Jahren Freiheitsstrafe oder mehr verurteilt wurden, außer wegen fahrlässiger Straftaten
- Personen, die wegen der in Artikel 11 genannten Straftaten gegen den Staat oder wegen terroristischer Handlungen verurteilt wurden

Diese Liste dient der Information; verbindlich ist das geltende Gesetz. Wenn Sie unsicher sind, fragen Sie uns bitte vor dem Antrag.

- E-Mail: {{email}}
- Telefon: {{phone}}

## Wenn die Erklärung nicht zutrifft

Stellt sich heraus, dass die Erklärung nicht zutrifft, wird der Antrag abgelehnt; eine begonnene Mitgliedschaft wird nach dem Gesetz und der Satzung der Partei beendet.`,
};

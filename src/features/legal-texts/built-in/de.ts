import type { LegalWords } from '../contract.ts';

export const notice: LegalWords = {
  title: 'Datenschutzhinweise zum Aufnahmeantrag',
  statement: '',
  text: `Diese Hinweise ergehen nach Artikel 10 des türkischen Gesetzes Nr. 6698 zum Schutz personenbezogener Daten (KVKK). Sie erklären, wer die Daten Ihres Aufnahmeantrags zu welchen Zwecken und auf welchen Rechtsgrundlagen verarbeitet, an wen sie übermittelt werden können, wie lange sie aufbewahrt werden und welche Rechte Sie haben. Maßgeblich ist der türkische Text.

## Verantwortlicher

Verantwortlich für die Verarbeitung Ihrer Daten ist {{party}} („Partei“).

- Anschrift: {{address}}
- Telefon: {{phone}}
- E-Mail: {{email}}

## Verarbeitete Daten

- **Identität:** Vorname, Nachname, Geburtsdatum, türkische Identitätsnummer, Seriennummer des Personalausweises
- **Kontakt:** E-Mail-Adresse, Telefonnummer, Anschrift, Provinz und Landkreis
- **Beruf und Bildung:** Beruf, Bildungsabschluss
- **Antrag:** Ihre Erklärung zur Mitgliedschaft, Ihre ausdrückliche Einwilligung, die unterschriebene Beitrittserklärung und weitere Unterlagen zum Antrag, seine Bearbeitungsschritte und seine Bewertung
- **Sicherheit:** die Netzwerkadresse (IP), von der der Antrag gesendet wurde, und der Zeitpunkt

Die Tatsache, dass Sie einer politischen Partei beitreten möchten, betrifft Ihre politische Meinung. Sie gehört deshalb zu den besonderen Kategorien personenbezogener Daten nach Artikel 6 KVKK.

## Zwecke und Rechtsgrundlagen

- **Identität und Alter feststellen und prüfen, ob Sie die Voraussetzungen der Mitgliedschaft erfüllen.** Artikel 6, 11 und 12 des Parteiengesetzes Nr. 2820; die Verarbeitung ist gesetzlich ausdrücklich vorgesehen (Art. 5/2-a KVKK) und zur Erfüllung unserer rechtlichen Pflichten erforderlich (Art. 5/2-ç).
- **Über Ihren Antrag entscheiden, Sie als Mitglied eintragen und die Mitgliederverzeichnisse führen.** Artikel 10, 12 und 60 des Gesetzes Nr. 2820; Art. 5/2-a und 5/2-ç KVKK.
- **Sie über die Bearbeitung Ihres Antrags informieren und fehlende Angaben erbitten.** Erforderlich für die berechtigten Interessen der Partei, ohne Ihre Grundrechte und Grundfreiheiten zu verletzen (Art. 5/2-f KVKK).
- **Mehrfache Anträge derselben Person erkennen und das Formular vor Missbrauch schützen.** Erforderlich für die berechtigten Interessen der Partei (Art. 5/2-f KVKK).
- **Rechte bei Einwänden und Streitigkeiten ausüben und schützen.** Erforderlich für die Begründung, Ausübung oder den Schutz eines Rechts (Art. 5/2-e KVKK).
- **Daten zu Ihrer politischen Meinung verarbeiten.** Bis zur Entscheidung über Ihren Antrag Ihre ausdrückliche Einwilligung (Art. 6/3-a KVKK); während Ihrer Mitgliedschaft die Verarbeitung von Daten der eigenen Mitglieder durch eine zu politischen Zwecken gegründete gemeinnützige Organisation im Einklang mit ihren Vorschriften und Zwecken (Art. 6/3-g).

Die im Formular erbetenen Angaben brauchen wir, um die Voraussetzungen der Mitgliedschaft zu prüfen; ohne sie kann der Antrag nicht bearbeitet werden. Wenn Sie keine ausdrückliche Einwilligung erteilen möchten, senden Sie dieses Formular bitte nicht ab; Sie können die Mitgliedschaft auch bei einer Gliederung der Partei beantragen.

## Erhebung der Daten

Wir erheben Ihre Daten ganz oder teilweise automatisiert mit dem Antragsformular auf unserer Website und mit den Angaben und Unterlagen, die Sie uns während der Bearbeitung übermitteln. Der Entwurf, der beim Ausfüllen gespeichert wird, bleibt in Ihrem Browser und erreicht uns nicht, bevor Sie das Formular absenden.

## Übermittlung

Wir geben Ihre Daten niemandem für Werbung oder Marketing weiter. Wir übermitteln sie nur an folgende Stellen und zu folgenden Zwecken:

- **Generalstaatsanwaltschaft beim Kassationshof:** wenn Sie Mitglied werden, die nach Artikel 10 des Gesetzes Nr. 2820 für das Parteiregister erforderlichen Angaben
- **Zuständige Behörden und Gerichte:** soweit gesetzlich vorgeschrieben und auf die verlangten Angaben beschränkt
- **Unsere Dienstleister:** für den Betrieb der Website und den Versand von E-Mails, nur soweit dafür nötig und als Auftragsverarbeiter

## Aufbewahrung

- Ihren Antrag bewahren wir auf, solange er bearbeitet wird.
- Werden Sie Mitglied, bewahren wir Ihre Daten während der Mitgliedschaft und danach für die gesetzlich vorgesehene Zeit auf.
- Wird Ihr Antrag abgelehnt oder ziehen Sie ihn zurück, bewahren wir Ihre Daten so lange auf, wie es für Einwände und Streitigkeiten nötig ist.

Danach wird Ihr Antrag mit seinen Anlagen, dem Hashwert zum Erkennen wiederholter Anträge und seinem Schlüssel gelöscht. Die geltenden Fristen nennen wir Ihnen auf Anfrage.

## Sicherheit

Identitäts- und Seriennummer, Geburtsdatum, E-Mail-Adresse, Telefonnummer, Anschrift und die Unterlagen zu Ihrem Antrag werden verschlüsselt gespeichert, mit einem eigenen Schlüssel für jeden Antrag. Identitätsnummern können nur berechtigte Administratoren mit Angabe eines Grundes sehen; jeder Zugriff wird aufgezeichnet.

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

Ihre ausdrückliche Einwilligung können Sie jederzeit widerrufen; der Widerruf berührt die Rechtmäßigkeit der früheren Verarbeitung nicht.

## So üben Sie Ihre Rechte aus

Ihr Anliegen können Sie uns mit Vornamen, Nachnamen und Gegenstand nach der Mitteilung über Verfahren und Grundsätze der Anträge an den Verantwortlichen senden:

- Über [die Statusseite Ihres Antrags](/de/basvurum)
- Schriftlich und unterschrieben: {{address}}
- Von der E-Mail-Adresse, die Sie uns genannt haben: {{email}}

Wir antworten spätestens innerhalb von dreißig Tagen und kostenlos; verursacht die Bearbeitung zusätzliche Kosten, kann die Gebühr nach dem Tarif der Datenschutzbehörde (Kişisel Verileri Koruma Kurulu) erhoben werden. Wird Ihr Anliegen abgelehnt, ist die Antwort unzureichend oder bleibt sie aus, können Sie sich innerhalb von dreißig Tagen nach Kenntnis der Antwort und spätestens sechzig Tage nach Ihrem Antrag bei der Behörde beschweren.`,
};

export const consent: LegalWords = {
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

export const declaration: LegalWords = {
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

export const contactNotice: LegalWords = {
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

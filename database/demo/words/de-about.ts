import type { PartyWords } from '../../../src/features/party/schema.ts';

export const aboutInGerman: PartyWords['about'] = {
  lead: 'Eine Partei, die nicht fragt, wer die Macht ausüben soll, sondern wo die Macht enden soll. Sie lebt vom Geld ihrer Mitglieder und zeigt ihre Konten allen.',
  text: `Die Liberal Ufuk Partisi wurde von neunzig Menschen gegründet; die meisten hatten vorher keine Politik gemacht. Anwältinnen und Anwälte waren darunter, aber auch ein Saatguthändler, zwei Krankenpflegerinnen, ein pensionierter Geografielehrer und der Betreiber eines Kiosks am Fähranleger. Sie alle waren dasselbe leid: jahrelang nur die Frage „Wer soll regieren?“ zu hören.

Wir sind mit einer anderen Frage aufgebrochen: An welche Tür klopft ein Bürger, wenn die Regierenden sich irren? Jedes Kapitel unseres Programms ist eine Antwort darauf. Gerichte sollen auf das Gesetz sehen, Gemeinden ihre Konten zeigen, Schulen gut sein und Läden öffnen, und niemand soll dem Staat sein Leben begründen müssen.

## Wie arbeiten wir?

Zuerst gehen wir hin und sehen nach. Unsere Berichte entstehen vor Ort, nicht am Schreibtisch; Methode und Daten stehen am Ende der Seite. Irren wir uns, berichtigen wir es und schreiben dazu, dass wir es berichtigt haben.

Von Unternehmen, Vereinen und aus dem Ausland nehmen wir keine Spenden. Einnahmen und Ausgaben veröffentlichen wir Posten für Posten. Lässt sich die Miete eines Provinzbüros nicht aus den Beiträgen der Mitglieder zahlen, wird es nicht gemietet.`,
  history: [
    {
      year: '2022',
      text: 'Nach einem Winter voller Debatten über den Namen reichten neunzig Gründerinnen und Gründer die Gründungserklärung ein.',
    },
    {
      year: '2023',
      text: 'Die ersten Provinzbüros wurden eröffnet; es wurde beschlossen, die Konten der Zentrale alle drei Monate zu veröffentlichen. Bei der Parlamentswahl im Mai wurden vier unserer Kandidierenden über die Liste einer verbündeten Partei gewählt und wechselten dann auf die Bänke von Ufuk.',
    },
    {
      year: '2024',
      text: 'Bei der Kommunalwahl Einzug in 48 Gemeinderäte. Der Parteitag beschloss Programm und Satzung; Defne Arıkan wurde zur Vorsitzenden gewählt.',
    },
    {
      year: '2025',
      text: 'Die Fachgremien gingen vor Ort: Berichte über die Dauer von Handelsprozessen und über den Preis des Olivenöls erschienen.',
    },
    {
      year: '2026',
      text: 'Ein außerordentlicher Parteitag erneuerte die Satzung: begrenzte Amtszeiten, Wahl der Provinzvorsitzenden durch alle Mitglieder und ein Schiedsgericht. Berichte über fehlende Kitaplätze, über den Nachtverkehr und über die Genehmigungslast kleiner Betriebe erschienen.',
    },
  ],
  organisation: `Unser höchstes Organ ist der **Parteitag**: Sechshundert Delegierte kommen alle drei Jahre zusammen und wählen den Vorsitz und die Gremien geheim. Zwischen zwei Parteitagen beschließt der **Zentralvorstand**, die laufenden Geschäfte führt das **Präsidium**.

In Provinzen und Kreisen wählen alle Mitglieder die Vorsitzenden. Die Konten prüft der **Finanzprüfungsausschuss**, Streitigkeiten schlichtet das **Schiedsgericht**; ihre Mitglieder dürfen kein Vorstandsamt haben. Dieselbe Person kann höchstens drei Amtszeiten den Vorsitz führen.`,
};

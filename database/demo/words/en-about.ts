import type { PartyWords } from '../../../src/features/party/schema.ts';

export const aboutInEnglish: PartyWords['about'] = {
  lead: 'A party that asks not who should hold power but where power should stop. It lives on its members’ money and shows its accounts to everyone.',
  text: `Liberal Ufuk Partisi was founded by ninety people; most of them had never been in politics. There were lawyers among them, but also a seed merchant, two nurses, a retired geography teacher and the keeper of a kiosk on a ferry pier. What united them was the same weariness: for years they had heard only one question, “who shall govern?”

We set out with another one: when those in government are wrong, which door can a citizen knock on? Every chapter of our programme is an answer to it. Let courts look at the law, municipalities show their accounts, schools be good and shops open, and let nobody have to write the reasons for their life to the state.

## How do we work?

First we go and look. Our reports are written in the field, not at a desk; their method and data stand at the foot of the page. When we are wrong we correct it, and we say that we have.

We take no donations from companies, associations or abroad. We publish our income and expenses item by item. If the rent of a provincial office cannot be paid from the dues of its members, we do not rent it.`,
  history: [
    {
      year: '2022',
      text: 'After a winter of discussion about its name, ninety founders filed the declaration of foundation.',
    },
    {
      year: '2023',
      text: 'The first provincial offices opened; it was decided to publish the head office’s accounts every three months. In the general election in May, four of our candidates were elected to parliament from the list of a party we had an agreement with, and then took their seats for Ufuk.',
    },
    {
      year: '2024',
      text: 'Seats in 48 municipal councils were won in the local elections. The Congress adopted the programme and the charter; Defne Arıkan was elected Chair.',
    },
    {
      year: '2025',
      text: 'The policy boards went into the field: reports on the length of commercial lawsuits and on the price of olive oil were published.',
    },
    {
      year: '2026',
      text: 'An Extraordinary Congress renewed the charter: a limit on terms of office, provincial chairs elected by all members, and a Board of Arbitration. Reports on the shortage of day care, on night transport and on the burden of permits for small businesses were published.',
    },
  ],
  organisation: `Our highest body is the **Congress**: six hundred delegates meet every three years and elect the Chair and the boards by secret ballot. Between two congresses the **Central Executive Board** takes the decisions and the **Presiding Board** runs the daily work.

In provinces and districts, all members elect the chairs. The **Financial Audit Board** looks after the accounts and the **Board of Arbitration** after disputes; members of neither may hold an executive office. The same person may be Chair for at most three terms.`,
};

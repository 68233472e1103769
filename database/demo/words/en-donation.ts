import type { PartyWords } from '../../../src/features/party/schema.ts';

export const donationInEnglish: PartyWords['donation'] = {
  heading: 'Independent politics lives on many small donations.',
  text: 'To be able to speak without owing anyone, we rely on the support of citizens alone. Every three months we publish the head office’s income and expenses item by item.',
  note: 'We take donations only from individuals: at most ₺60,000 a year from one person. We accept no donations from companies, associations or abroad.',
  facts: [
    { value: '6,842', label: 'donations in the first nine months of 2026' },
    { value: '₺418', label: 'average donation' },
    { value: '93%', label: 'below ₺1,000' },
  ],
  uses: [
    {
      title: 'Measuring in the field',
      text: 'Travel, surveys and analysis for our reports. The cost of each report stands on its last page.',
    },
    {
      title: 'Offices with open doors',
      text: 'Rent, heating, transport. More than half of what we spend is spent in provinces and districts.',
    },
    {
      title: 'Safe ballot boxes',
      text: 'Training, meals and travel for volunteers; software that counts the ballot records.',
    },
    {
      title: 'Law',
      text: 'Court fees and expert fees in cases about coasts, planning and the right to information.',
    },
  ],
  receipt: `For a bank transfer, the bank’s receipt is your proof; write your first name, last name and “donation” in the description. Cash given at a meeting is accepted only against a numbered receipt and is paid into the bank within three working days.

If you lose your receipt or want your donation back, write to the finance department. Donations above ten thousand lira are published with your name and with your written consent; without it, the donation is returned within thirty days.`,
  transparency: `The income and expenses of the head office are published every three months, those of the provinces every month: the number of donations, their sum, their average and the largest one. Donors’ names are not published, except for donations above ten thousand lira; those names appear only with consent and only in the head office’s list.

The Financial Audit Board elected by the Congress inspects the books unannounced, and an independent auditor audits the head office’s accounts as well. Scanned invoices, with personal data removed, are open to everyone at the head office. The rules are in articles 56–62 of the Charter.`,
};

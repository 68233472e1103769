import type { PartyWords } from '../../../src/features/party/schema.ts';
import { aboutInEnglish } from './en-about.ts';
import { donationInEnglish } from './en-donation.ts';

/** The demo party's own words in English. */
export const en: PartyWords = {
  slogan: ['Free people.', 'Fair rules.', 'Open horizon.'],
  introduction:
    'A country where nobody is kept outside because of origin, belief or means is possible. Liberal Ufuk Partisi is the home of those who build it by law, by work and by persuasion.',
  principles: [
    {
      title: 'Free individuals',
      text: 'The state is not the citizen’s master but an institution at the citizen’s service. People choose their own thoughts, beliefs and lives.',
    },
    {
      title: 'Rule of law',
      text: 'The law treats everyone alike. The court looks only at the law; the prosecutor trusts evidence, not telephone calls.',
    },
    {
      title: 'Free enterprise',
      text: 'Those who open a shop, sow a field or sell software do not queue for permission. Competition takes place on equal terms.',
    },
    {
      title: 'Good education',
      text: 'A good school in every neighbourhood, respect for every teacher. A child’s future is not decided by the district of birth.',
    },
    {
      title: 'Strong local government',
      text: 'Those closest to the street decide about the street. The income and the accounts of a municipality are open.',
    },
    {
      title: 'An accountable state',
      text: 'Every lira spent can be traced, every tender is published online. Openness is not a favour but a duty.',
    },
  ],
  hours: 'Weekdays 09:00–18:00, Saturdays 10:00–14:00',
  whatsappGreeting: 'Hello, I would like to know more about Liberal Ufuk Partisi.',
  press: {
    terms:
      'You may use the portraits in your reports free of charge, naming “Liberal Ufuk Partisi” as the source. You may crop and enlarge them; please do not change the colours or the face.',
  },
  topics: [
    {
      title: 'Membership and volunteering',
      text: 'Your application, moving your registration, dues, volunteer work.',
    },
    {
      title: 'Press and media',
      text: 'Comments, interviews, pictures, accreditation.',
    },
    {
      title: 'Donations and finance',
      text: 'Donation receipts, refunds, questions about the published accounts.',
    },
    {
      title: 'Bills and complaints',
      text: 'Tell us what happened to you or which rule should change; the legal department reads it.',
    },
    {
      title: 'Work in provinces and districts',
      text: 'Meetings where you live, provincial and district boards, suggestions for venues.',
    },
    {
      title: 'Personal data and this site',
      text: 'Seeing or erasing the data we hold about you; errors on the site, accessibility.',
    },
  ],
  about: aboutInEnglish,
  boards: {
    presidency: {
      lead: 'The Chair, the Secretary General, the Head of Organisation and six deputy chairs. Meets every week and runs the daily work.',
      text: `The Presiding Board carries out the decisions of the Central Executive Board and prepares its agenda. It meets at least once a week; the field of each member is stated in the decision of election.

Apart from the Chair, its members are elected by the Central Executive Board from among its own members on the Chair’s proposal, and are removed in the same way. Law, economy, social policy, education, local government and transparency may not be left vacant.

Its formation and powers are laid down in articles 31 and 32 of the Charter.`,
    },
    executive: {
      lead: 'Fifteen members elected by the Congress, the Chair and the heads of the women’s and youth branches. The party’s decision-making body between two congresses.',
      text: `The Central Executive Board carries out the decisions of the Congress and the Party Programme; it adopts the budget, presents the final accounts to the Congress, issues regulations, and sets up and supervises the organisation.

It meets at least once a month. If votes are tied, the Chair’s vote does not count twice: the proposal is rejected. A summary of its decisions is published on this site within five working days; attendance is published every six months.

The Congress elects fifteen full and eight substitute members by secret ballot. Its formation and procedure are laid down in articles 33–35 of the Charter.`,
    },
  },
  membership: {
    lead: 'You don’t need to know anyone. Your identity card and five minutes are enough; the district board decides within thirty days.',
    documents: [
      'Your identity card: your identity number and the serial number of the card',
      'Your district and full address',
      'A telephone number and an e-mail address where we can reach you',
      'If you belong to another party, a document showing that you have left it',
    ],
    steps: [
      {
        title: 'Fill in the form',
        text: 'You fill in the form on this page or at one of our offices. Nothing is asked but what the law requires and how to reach you.',
      },
      {
        title: 'Receive your code',
        text: 'We confirm by e-mail that your application was received; you follow its status with your code.',
      },
      {
        title: 'Sign the declaration',
        text: 'The district board calls you and gives you the completed declaration of entry to sign.',
      },
      {
        title: 'A decision within thirty days',
        text: 'The district board decides. If there is no decision within thirty days, your application is deemed accepted.',
      },
    ],
    afterwards: `You are entered in the register of members and invited to the first meeting in your district. From that day you may speak, vote and stand for office where you are registered; you may inspect accounts and summaries of decisions, and put written questions to the party’s bodies.

A refusal states its reasons and is sent in writing; you may appeal to the provincial board within fifteen days. You may leave at any moment without giving a reason.

If you are sixteen or older, you can volunteer without being a member. Volunteers under eighteen need their family’s written permission.`,
    privacy: `Political opinion is a special category of personal data; we process your application only for membership and only as far as the law provides. Your data is kept in a single register of members, is not sold to anyone and is not used for advertising. As the law requires, it is reported to the Chief Public Prosecutor’s Office at the Court of Cassation.

You may see your entry in the register and have it corrected at any time; your request is fulfilled within thirty days at the latest. Do not write your identity number in an e-mail or a message; we ask for it only in the application form.`,
    greeting:
      'Hello, I would like to become a member of Liberal Ufuk Partisi. My province and district: ',
  },
  donation: donationInEnglish,
};

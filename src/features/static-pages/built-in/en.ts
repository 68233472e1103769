import type { BuiltInPages } from '../pages.server.ts';

export const en: BuiltInPages = {
  accessibility: {
    title: 'Accessibility',
    body: `{{party}} wants everyone to be able to use this site. Our aim is level AA of the Web Content Accessibility Guidelines (WCAG) 2.2.

## How you can use the site

- **With a keyboard:** Tab reaches every link, button and form; the first link leads straight to the content.
- **With a screen reader:** Headings, lists, tables and form fields are read with their names. Pictures have an alternative text; those that only decorate are not read.
- **Enlarged:** At 400 percent a page can be read without scrolling sideways.
- **With display settings:** Dark theme, high contrast and text size can be chosen; your choice is stored in your browser only.
- **Without scripts:** Pages can be read and forms can be sent with JavaScript turned off.

If a form cannot be sent, the fields with errors are listed at the top of the page; what you typed stays.

## Known gaps

- PDF files made by others are not always tagged. The text of the party’s documents is on their pages, too.
- Some pictures in older content may lack an alternative text.
- Video sites that we link to are not covered by this statement.

## Tell us

Is there a page that you cannot use? Write its address and what happened in the [contact form](/en/bize-ulasin). We can also give you the information in another way.

- Telephone: {{phone}}
- E-mail: {{email}}`,
  },
  privacy: {
    title: 'Privacy',
    body: `This page says which data are processed while you read this site. What you send with a form has a notice of its own: [membership application](/en/aydinlatma-metni) and [contact form](/en/aydinlatma-metni/iletisim).

## While you read

- **No cookies without your consent.** Pages can be read without them; only staff who sign in to the dashboard get cookies, for their session.
- **No connection to other sites without your consent.** Our pages load no fonts, scripts or pictures from other sites. If visits are also measured by a service, you are asked first; you can change your choice at any time with the link at the foot of the page.
- **We count visits without knowing who you are.** For each day we count how often a page was opened and from which site people came. No network address, browser or identifier is written there. The numbers are deleted after 400 days.
- **Security records:** To stop attacks and find faults, our server records the network (IP) address and the time of requests.

## What stays in your browser

Your display settings and the draft of an unfinished form are stored in your browser only. Your identity number is not written to the draft. The draft is deleted when the tab is closed.

## Your rights

To see, correct or erase your data, use the [contact form](/en/bize-ulasin). We answer within thirty days at the latest.

You can also reach the data controller, {{party}}:

- Address: {{address}}
- Telephone: {{phone}}
- E-mail: {{email}}`,
  },
};

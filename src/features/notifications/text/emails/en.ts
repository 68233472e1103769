export const en = {
  notificationSummary: {
    name: 'Daily summary of notifications',
    subject: '{{party}}: your unread notifications',
    preview: 'What has arrived since yesterday and is unread.',
    heading: 'Your unread notifications',
    text: '{{list}}',
    action: 'Open the dashboard',
    note: 'You receive this e-mail because the daily summary is on in your account. You can turn it off on your account page.',
  },
};

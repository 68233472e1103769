export const tr = {
  notificationSummary: {
    name: 'Günlük bildirim özeti',
    subject: '{{party}}: okunmamış bildirimleriniz',
    preview: 'Dünden beri gelen ve okumadığınız bildirimler.',
    heading: 'Okunmamış bildirimleriniz',
    text: '{{list}}',
    action: 'Yönetim panelini aç',
    note: 'Bu e-postayı, hesabınızda günlük özet açık olduğu için aldınız. Hesap sayfanızdan kapatabilirsiniz.',
  },
};

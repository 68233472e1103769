/** Only the server writes e-mails; these words stay out of browsers. */
export const tr = {
  privacyAnswer: {
    name: 'KVKK başvurusuna yanıt',
    subject: '{{party}}: {{code}} sayılı başvurunuza yanıtımız',
    preview: 'Kişisel verilerinizle ilgili başvurunuzun yanıtı.',
    heading: 'Başvurunuza yanıtımız',
    text: '{{answer}}',
    note: 'Bu e-posta, {{date}} günü yanıtlanan {{code}} sayılı KVKK başvurunuzla ilgilidir. Yanıtımızı yeterli bulmazsanız Kişisel Verileri Koruma Kuruluna şikâyette bulunabilirsiniz.',
  },
};

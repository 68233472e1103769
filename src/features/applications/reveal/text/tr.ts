export const reveal = {
  show: 'Göster',
  showLabel: 'Göster: {{label}}',
  hide: 'Gizle',
  title: '{{label}} gösterilsin mi?',
  text: 'Adınız, gerekçeniz ve saat denetim kaydına yazılır. Numara bir dakika sonra yeniden gizlenir.',
  reason: 'Gerekçe',
};

export const revealApi = { fields: { revealReason: 'Gerekçe' } };

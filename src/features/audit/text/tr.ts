export const tr = {
  title: 'Denetim kaydı',
};

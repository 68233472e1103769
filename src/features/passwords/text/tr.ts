export const tr = {
  title: 'Parola belirleyin',
};

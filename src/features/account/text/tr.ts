export const tr = {
  title: 'Hesabım',
};

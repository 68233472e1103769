export const tr = {
  title: 'Kullanıcılar',
};

import type { SessionUser } from '../platform/session.ts';

/** Components that need a signed-in user show this one; no call is made for it. */
export const VISITOR: SessionUser = {
  id: '00000000-0000-4000-8000-000000000000',
  username: 'vitrin',
  email: 'vitrin@ufuk.example',
  name: 'Vitrin',
  surname: 'Kullanıcısı',
  role: 'user',
  can: {},
  mustSetUpTwoStep: false,
};

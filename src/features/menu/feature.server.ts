import type { Feature } from '../manifest.server.ts';
import { menuApi } from './api.server.ts';

export const menu: Feature = {
  name: 'menu',
  api: menuApi,
};

import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconMenu2 = /* @__PURE__ */ tablerIcon('menu-2', [
  'M4 6l16 0',
  'M4 12l16 0',
  'M4 18l16 0',
]);

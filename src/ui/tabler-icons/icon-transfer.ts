import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconTransfer = /* @__PURE__ */ tablerIcon('transfer', [
  'M20 10h-16l5.5 -6',
  'M4 14h16l-5.5 6',
]);

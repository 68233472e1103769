import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconH4 = /* @__PURE__ */ tablerIcon('h-4', [
  'M20 18v-8l-4 6h5',
  'M4 6v12',
  'M12 6v12',
  'M11 18h2',
  'M3 18h2',
  'M4 12h8',
  'M3 6h2',
  'M11 6h2',
]);

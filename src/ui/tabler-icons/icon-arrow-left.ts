import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconArrowLeft = /* @__PURE__ */ tablerIcon('arrow-left', [
  'M5 12l14 0',
  'M5 12l6 6',
  'M5 12l6 -6',
]);

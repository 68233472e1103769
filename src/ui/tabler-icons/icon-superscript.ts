import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconSuperscript = /* @__PURE__ */ tablerIcon('superscript', [
  'M5 7l8 10m-8 0l8 -10',
  'M21 11h-4l3.5 -4a1.73 1.73 0 0 0 -3.5 -2',
]);

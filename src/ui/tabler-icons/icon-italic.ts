import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconItalic = /* @__PURE__ */ tablerIcon('italic', [
  'M11 5l6 0',
  'M7 19l6 0',
  'M14 5l-4 14',
]);

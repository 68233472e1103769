import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconSeparatorHorizontal = /* @__PURE__ */ tablerIcon('separator-horizontal', [
  'M4 12l16 0',
  'M8 8l4 -4l4 4',
  'M16 16l-4 4l-4 -4',
]);

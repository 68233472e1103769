import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconGripVertical = /* @__PURE__ */ tablerIcon('grip-vertical', [
  'M8 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M8 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M8 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M14 5a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M14 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
  'M14 19a1 1 0 1 0 2 0a1 1 0 1 0 -2 0',
]);

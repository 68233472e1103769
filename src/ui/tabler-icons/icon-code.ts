import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconCode = /* @__PURE__ */ tablerIcon('code', [
  'M7 8l-4 4l4 4',
  'M17 8l4 4l-4 4',
  'M14 4l-4 16',
]);

import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconHistory = /* @__PURE__ */ tablerIcon('history', [
  'M12 8l0 4l2 2',
  'M3.05 11a9 9 0 1 1 .5 4m-.5 5v-5h5',
]);

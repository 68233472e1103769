import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconPlus = /* @__PURE__ */ tablerIcon('plus', ['M12 5l0 14', 'M5 12l14 0']);

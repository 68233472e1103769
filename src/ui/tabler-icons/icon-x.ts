import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconX = /* @__PURE__ */ tablerIcon('x', ['M18 6l-12 12', 'M6 6l12 12']);

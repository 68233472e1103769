import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconChevronRight = /* @__PURE__ */ tablerIcon('chevron-right', ['M9 6l6 6l-6 6']);

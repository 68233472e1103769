import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconChevronLeft = /* @__PURE__ */ tablerIcon('chevron-left', ['M15 6l-6 6l6 6']);

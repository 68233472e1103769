import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconChevronUp = /* @__PURE__ */ tablerIcon('chevron-up', ['M6 15l6 -6l6 6']);

import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconChevronDown = /* @__PURE__ */ tablerIcon('chevron-down', ['M6 9l6 6l6 -6']);

import { tablerIcon } from './tabler-icon.tsx';

/** Copied from @tabler/icons-react (MIT) by `scripts/copy-icons.ts`. */
export const IconCheck = /* @__PURE__ */ tablerIcon('check', ['M5 12l5 5l10 -10']);

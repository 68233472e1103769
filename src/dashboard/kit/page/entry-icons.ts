import {
  IconApi,
  IconBell,
  IconCalendar,
  IconChartBar,
  IconClockX,
  IconFileText,
  IconFlag,
  IconGavel,
  IconHistory,
  IconLayoutDashboard,
  IconMail,
  IconPhoto,
  IconPlus,
  IconRefreshAlert,
  IconShieldLock,
  IconTransfer,
  IconTrash,
  IconUser,
  IconUserPlus,
  IconUsers,
  IconWebhook,
  IconWorldCog,
} from '../../../ui/tabler-icons/index.ts';

/**
 * The icons of links in navigation, administration and palette, by their names at Tabler. Manifests
 * contain only the names, because they are loaded before sign-in and the icons are not. Written by
 * `scripts/copy-icons.ts`.
 */
export const ENTRY_ICONS = {
  api: IconApi,
  bell: IconBell,
  calendar: IconCalendar,
  'chart-bar': IconChartBar,
  'clock-x': IconClockX,
  'file-text': IconFileText,
  flag: IconFlag,
  gavel: IconGavel,
  history: IconHistory,
  'layout-dashboard': IconLayoutDashboard,
  mail: IconMail,
  photo: IconPhoto,
  plus: IconPlus,
  'refresh-alert': IconRefreshAlert,
  'shield-lock': IconShieldLock,
  transfer: IconTransfer,
  trash: IconTrash,
  user: IconUser,
  'user-plus': IconUserPlus,
  users: IconUsers,
  webhook: IconWebhook,
  'world-cog': IconWorldCog,
};

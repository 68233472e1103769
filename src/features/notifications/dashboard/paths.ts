export const SETTINGS_PATH = '/dashboard/account/notifications';

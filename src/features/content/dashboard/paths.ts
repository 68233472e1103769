export const TRASH_PATH = '/dashboard/blog/trash';
export const CALENDAR_PATH = '/dashboard/blog/calendar';

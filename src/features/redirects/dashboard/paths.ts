export const LIST = '/dashboard/admin/redirects';
export const ADD = `${LIST}/add`;
export const PASTE = `${LIST}/bulk`;
export const pageOf = (id: string) => `${LIST}/${id}`;

export const LIST = '/dashboard/admin/people';
export const ADD = `${LIST}/add`;
export const pageOf = (id: string) => `${LIST}/${id}`;

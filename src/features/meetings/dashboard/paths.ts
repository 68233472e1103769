export const LIST = '/dashboard/admin/meetings';
export const ADD = `${LIST}/add`;
export const pageOf = (id: string) => `${LIST}/${id}`;

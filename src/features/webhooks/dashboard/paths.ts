export const LIST = '/dashboard/admin/webhooks';
export const ADD = `${LIST}/add`;
export const pageOf = (id: string) => `${LIST}/${id}`;
export const editOf = (id: string) => `${pageOf(id)}/edit`;

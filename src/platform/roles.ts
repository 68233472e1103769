export const ROLES = ['admin', 'editor', 'user'] as const;
export type Role = (typeof ROLES)[number];

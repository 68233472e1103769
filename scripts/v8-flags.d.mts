export const V8_FLAGS: string[];

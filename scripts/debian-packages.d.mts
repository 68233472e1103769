export const FAKE_TIME: string;

export declare const FAKE_TIME: string;

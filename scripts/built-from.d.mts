export declare const BUILD_INPUTS: string[];
export function isBuilt(): boolean;

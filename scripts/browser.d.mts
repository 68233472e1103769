export function findBrowser(): string | undefined;
export function installBrowser(run: (command: string[]) => Promise<number>): Promise<boolean>;

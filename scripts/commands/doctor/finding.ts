/** What a check found. A problem needs somebody now; a warning soon. */
export interface Finding {
  state: 'ok' | 'warning' | 'problem';
  says: string;
}

export const ok = (says: string): Finding => ({ state: 'ok', says });
export const warning = (says: string): Finding => ({ state: 'warning', says });
export const problem = (says: string): Finding => ({ state: 'problem', says });

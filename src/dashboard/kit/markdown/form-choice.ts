import { storedChoice } from '../stored-choice.ts';

/** Whether texts are written as their readers see them; otherwise in Markdown. */
const isVisual = storedChoice('app.writing', 'source');
export const useIsVisual = isVisual.use;
export const setVisual = isVisual.set;

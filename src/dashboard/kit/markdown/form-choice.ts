import { useState } from 'react';
import { storedChoice } from '../stored-choice.ts';

/** Whether texts are written as their readers see them; otherwise in Markdown. */
const isVisual = storedChoice('app.writing', 'source');
export const useIsVisual = isVisual.use;
export const setVisual = isVisual.set;

/** Whether the only tools are those above the keyboard, which touch screens have while somebody writes. */
export function useTouchTools(): boolean {
  const isShown = useIsVisual();
  const [isTouch] = useState(() => window.matchMedia('(pointer: coarse)').matches);
  return isShown && isTouch;
}

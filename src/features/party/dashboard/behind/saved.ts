import { createContext, useContext } from 'react';
import type { SavedTexts } from '../../edit/behind.ts';

/** The texts as they are saved: a translation is compared with them. */
export const Saved = createContext<SavedTexts>(new Map());
export const useSaved = (): SavedTexts => useContext(Saved);

import type { LegalWordings } from '../../schema.ts';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { tr } from './tr.ts';

export const declaration: LegalWordings = { tr, en, de, es };

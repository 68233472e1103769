import { createContext, use } from 'react';
import type { DashboardFeature } from '../kit/feature.ts';

/** A context, because a page in the list of features cannot import that list. */
export const FeaturesContext = createContext<readonly DashboardFeature[]>([]);

export const useFeatures = () => use(FeaturesContext);

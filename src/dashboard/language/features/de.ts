import type { Namespaces } from '../../../platform/i18n/texts.ts';
import { screens as ofDashboard } from '../../text/de.ts';

const ofFeatures = import.meta.glob<Namespaces>('../../../features/**/text/de.ts', {
  eager: true,
  import: 'screens',
});

/** Texts that no page needs before the sign-in; those of features are found by the paths of their files. */
export const texts: Namespaces[] = [ofDashboard, ...Object.values(ofFeatures)];

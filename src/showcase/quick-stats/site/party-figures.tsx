import type { PartyScope } from '../../../features/party/schema.ts';
import { AboutFigures } from '../../../features/party/site/about-figures.tsx';
import { useSiteScope } from '../../samples/site-scope.ts';

export default function FiguresExample() {
  const scope = useSiteScope() as PartyScope;
  return (
    <AboutFigures
      scope={scope}
      figures={{ people: 24, provinces: 17, contents: 1284, documents: 5 }}
    />
  );
}

import { Ways } from '../../../site/kit/parts/ways.tsx';
import { SiteState } from '../../example/state.tsx';
import { useSiteScope } from '../../samples/site-scope.ts';

export default function WaysExample() {
  const scope = useSiteScope();
  const nothing = { ...scope.party, phone: '', whatsapp: '', email: '' };
  return (
    <>
      <SiteState is="many">
        <Ways scope={scope} subject="Siteden yazıyorum" />
      </SiteState>
      <SiteState is="empty">
        <Ways scope={{ ...scope, party: nothing }} subject="" />
      </SiteState>
    </>
  );
}

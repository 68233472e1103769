import { EndpointPage } from '../endpoint-page.tsx';
import { EndpointDetails } from './endpoint-details.tsx';

export function DetailsPage() {
  return <EndpointPage>{(endpoint) => <EndpointDetails endpoint={endpoint} />}</EndpointPage>;
}

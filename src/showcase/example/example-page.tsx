import { useText } from '../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../dashboard/kit/page/page-title.tsx';
import { PageHead } from '../../dashboard/kit/parts/page-head.tsx';
import { PageCards } from '../frame/page-cards.tsx';
import type { ShowcasePage } from '../pages.ts';
import { ExampleView } from './example-view.tsx';
import type { Example } from './examples-of.ts';

interface ExamplePageProps {
  page: ShowcasePage;
  examples: readonly Example[];
}

export function ExamplePage({ page: { path, key }, examples }: ExamplePageProps) {
  const { t } = useText();
  const title = t(`showcase:pages.${key}.title`);
  return (
    <div className="page">
      <PageTitle>{path ? `${title} – ${t('showcase:name')}` : t('showcase:name')}</PageTitle>
      <PageHead title={title} lead={t(`showcase:pages.${key}.lead`)} />
      {path === '' ? <PageCards /> : null}
      <div>
        {examples.map((example) => (
          <ExampleView key={example.world + example.name} page={key} example={example} />
        ))}
      </div>
    </div>
  );
}

import { useText } from '../../../../dashboard/kit/language/language.ts';
import { AfterAWhile } from '../../../../dashboard/kit/parts/after-a-while.tsx';

/** Rows of fields of the first sections, in the geometry that they will have. */
const SECTIONS = [4, 3, 2];

export function AccountSkeleton() {
  const { t } = useText();
  return (
    <AfterAWhile>
      <p className="sr-only" role="status">
        {t('dashboard:loading')}
      </p>
      {SECTIONS.map((rows) => (
        <div className="account-section" key={rows} aria-hidden="true">
          <ul className="account-skeleton heading">
            <li />
          </ul>
          <ul className="account-skeleton">
            {Array.from({ length: rows }, (_, row) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: rows without content of their own
              <li key={row} />
            ))}
          </ul>
        </div>
      ))}
    </AfterAWhile>
  );
}

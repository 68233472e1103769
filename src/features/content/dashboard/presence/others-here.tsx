import { Group } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Initials } from '../../../../dashboard/kit/parts/initials.tsx';
import css from './others-here.module.css';
import { usePresence } from './use-presence.ts';

/** Who else has the content open in the editor. */
export function OthersHere({ id }: { id: string | null }) {
  const { t, locale } = useText();
  const others = usePresence(id);
  const names = new Intl.ListFormat(locale).format(others.map(({ name }) => name));
  return (
    <div role="status">
      {others.length > 0 ? (
        <Group className={css.band} gap="xs" wrap="nowrap">
          {others.slice(0, 3).map((other) => (
            <Initials key={other.id} name={other.name} />
          ))}
          <span>{t('content:desk.alsoHere', { names, count: others.length })}</span>
        </Group>
      ) : null}
    </div>
  );
}

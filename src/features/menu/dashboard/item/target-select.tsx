import { NativeSelect } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { MenuChild, MenuParts } from '../../edit/schema.ts';

/** Where an item leads: the path of a page, a typed address, `#` for nowhere, or empty. */
export function targetOf({ pages }: MenuParts, { url, external }: MenuChild): string {
  if (!external && (url === '' || url === '#' || pages.some(({ path }) => path === url)))
    return url;
  return 'address';
}

interface TargetSelectProps {
  id: string;
  parts: MenuParts;
  item: MenuChild;
  target: string;
  /** Whether it is below another item: then it has to lead somewhere. */
  isUnder: boolean;
  error: string | undefined;
  onTarget: (target: string, fields: Partial<Omit<MenuChild, '_id'>>) => void;
}

/** A page of the site, a typed address, or nowhere. A title that was not typed follows the page. */
export function TargetSelect(props: TargetSelectProps) {
  const { id, parts, item, target, isUnder, error, onTarget } = props;
  const { t, locale } = useText();
  const { pages } = parts;
  function choose(next: string): void {
    const isOwnTitle =
      item.title.trim() !== '' &&
      item.title !== pages.find(({ path }) => path === item.url)?.names.tr;
    const page = pages.find(({ path }) => path === next);
    const title = page && !isOwnTitle ? { title: page.names.tr } : {};
    onTarget(next, { url: next === 'address' ? '' : next, external: false, ...title });
  }
  const inOrder = pages.toSorted((a, b) => a.names[locale].localeCompare(b.names[locale], locale));
  return (
    <NativeSelect
      id={id}
      label={t('menu:target')}
      value={target}
      error={error}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        ...(target === '' ? [{ value: '', label: t('menu:chooseTarget') }] : []),
        {
          group: t('menu:pages'),
          items: inOrder.map(({ path, names }) => ({ value: path, label: names[locale] })),
        },
        {
          group: t('menu:otherTargets'),
          items: [
            { value: 'address', label: t('menu:typedAddress') },
            ...(isUnder && target !== '#' ? [] : [{ value: '#', label: t('menu:nowhere') }]),
          ],
        },
      ]}
    />
  );
}

import { Paper } from '@mantine/core';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import type { Content } from '../../schema.ts';

/** The data of a content that its page does not show. */
export function DetailsFacts({ content }: { content: Content }) {
  const { t } = useText();
  const facts: [string, ReactNode][] = [
    ['category', t(`content:categories.${content.category}.name`)],
    ['author', content.author || '–'],
    [
      'slug',
      <span key="path" className="num path">
        {content.path}
      </span>,
    ],
    [
      'publishedAt',
      content.publishedAt ? (
        <Moment key="publishedAt" at={content.publishedAt} />
      ) : (
        t('content:editor.never')
      ),
    ],
    ['updatedAt', <Moment key="updatedAt" at={content.updatedAt} />],
    ['createdAt', <Moment key="createdAt" at={content.createdAt} />],
    ['translations', <Translations key="translations" of={content} />],
    ['readingTime', t('content:editor.readingTime', { minutes: content.readingMinutes })],
    ['version', content.version],
    [
      'cover.alt',
      content.cover
        ? content.cover.alt ||
          t(content.coverDecorative ? 'media:alt.decorative' : 'media:noAltYet')
        : t('media:none'),
    ],
  ];
  return (
    <Paper component="aside" withBorder px={20} py="md" aria-label={t('content:editor.facts')}>
      <h2>{t('content:editor.facts')}</h2>
      <Facts
        withDivider
        facts={facts.map(([name, value]) => [
          t(
            name === 'translations' ? 'content:desk.translations' : `content:editor.fields.${name}`,
          ),
          value,
        ])}
      />
    </Paper>
  );
}

function Translations({ of: { translations } }: { of: Content }) {
  const { t } = useText();
  if (translations.length === 0) return t('content:desk.nothingYet');
  return (
    <ul role="list">
      {translations.map(({ id, language, title, state }) => (
        <li key={id}>
          <Link to={`/dashboard/blog/${id}`} lang={language}>
            {title}
          </Link>{' '}
          ({t(`content:desk.language.${language}`)}, {t(`content:editor.state.${state}`)})
        </li>
      ))}
    </ul>
  );
}

import { Stack, Text } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../kit/language/language.ts';
import { PageTitle } from '../kit/page/page-title.tsx';

export function NotFoundPage() {
  const { t } = useText();
  return (
    <div className="page">
      <PageTitle>{t('dashboard:notFound.title')}</PageTitle>
      <Stack align="start" gap="xs" pt="xl">
        <Text className="open-corner" ff="heading" fz="6rem" fw={750} lh={1} pe="xl" aria-hidden>
          404
        </Text>
        <h1>{t('dashboard:notFound.title')}</h1>
        <p>{t('dashboard:notFound.text')}</p>
        <p>
          <Link to="/dashboard">{t('dashboard:notFound.home')}</Link>
        </p>
      </Stack>
    </div>
  );
}

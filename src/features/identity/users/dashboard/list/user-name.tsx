import { Box, Group, Text } from '@mantine/core';
import { Initials } from '../../../../../dashboard/kit/parts/initials.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { RowLink } from '../../../../../dashboard/kit/table/row-link.tsx';
import type { UserSummary } from '../../schema.ts';
import { OwnMark } from '../own-mark.tsx';
import css from './users-list.module.css';

/** Initials, name and e-mail address; the account of the signed-in user is marked. */
export function UserName({ user }: { user: UserSummary }) {
  const isOwn = useSessionUser().id === user.id;
  return (
    <Group className={css.name} gap={12} wrap="nowrap" miw={0}>
      <Initials name={user.fullName} />
      <Box flex={1} miw={0}>
        <Group gap="xs" align="baseline" wrap="nowrap">
          <RowLink to={`/dashboard/users/${user.id}`}>{user.fullName}</RowLink>
          {isOwn ? <OwnMark /> : null}
        </Group>
        <Text size="xs" lh={1.35} c="dimmed" truncate title={user.email}>
          {user.email}
        </Text>
      </Box>
    </Group>
  );
}

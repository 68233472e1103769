import '@mantine/core/styles/Table.layer.css';
import { Alert, Button, Group, Stack, Table } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { changedFields, type ProfileFields } from './profile-fields.ts';

interface ProfileConflictProps {
  theirs: ProfileFields;
  mine: ProfileFields;
  busy: boolean;
  onTakeTheirs: () => void;
  onKeepMine: () => void;
}

/**
 * Shown when the account was changed elsewhere during editing: the user chooses which values to
 * save.
 */
export function ProfileConflict(props: ProfileConflictProps) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const differing = changedFields(props.mine, props.theirs);
  const word = (value: string) =>
    value.trim() || <span className="soft">{t('account:conflict.empty')}</span>;
  return (
    <Alert color="warning" tabIndex={-1} ref={box}>
      <Stack gap="sm">
        <h3>{t('account:conflict.title')}</h3>
        {differing.length === 0 ? (
          <p>{t('account:conflict.alike')}</p>
        ) : (
          <>
            <p>{t('account:conflict.text')}</p>
            <Table layout="fixed" horizontalSpacing={0}>
              <Table.Thead>
                <Table.Tr>
                  <Table.Th c="dimmed" fw={550} scope="col">
                    {t('account:conflict.field')}
                  </Table.Th>
                  <Table.Th c="dimmed" fw={550} scope="col">
                    {t('account:conflict.theirs')}
                  </Table.Th>
                  <Table.Th c="dimmed" fw={550} scope="col">
                    {t('account:conflict.mine')}
                  </Table.Th>
                </Table.Tr>
              </Table.Thead>
              <Table.Tbody>
                {differing.map((field) => (
                  <Table.Tr key={field}>
                    <Table.Th c="dimmed" fw={550} scope="row">
                      {t(`account:profile.fields.${field}`)}
                    </Table.Th>
                    <Table.Td>{word(props.theirs[field])}</Table.Td>
                    <Table.Td>{word(props.mine[field])}</Table.Td>
                  </Table.Tr>
                ))}
              </Table.Tbody>
            </Table>
          </>
        )}
        <Group gap="xs">
          <Button onClick={props.onTakeTheirs} disabled={props.busy}>
            {t('account:conflict.takeTheirs')}
          </Button>
          {differing.length > 0 ? (
            <Button onClick={props.onKeepMine} loading={props.busy}>
              {t('account:conflict.keepMine')}
            </Button>
          ) : null}
        </Group>
      </Stack>
    </Alert>
  );
}

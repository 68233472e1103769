import { Box, Switch, Tooltip } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useId } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import type { UserSummary } from '../../schema.ts';
import { changeUser, reloadUser, rememberUser } from '../user-calls.ts';
import { changeOf } from '../user-change.ts';

interface PanelSwitchProps {
  user: UserSummary;
  onFailure: (message: string | null) => void;
}

/** Access to the dashboard. A click saves at once; the switch moves when the server has replied. */
export function PanelSwitch({ user, onFailure }: PanelSwitchProps) {
  const { t } = useText();
  const client = useQueryClient();
  const isOwn = useSessionUser().id === user.id;
  const hint = useId();
  const change = useMutation({
    mutationFn: () => changeUser(user.id, { ...changeOf(user), panelAccess: !user.panelAccess }),
    onSuccess: ({ data, message }) => {
      onFailure(null);
      toast.success(message);
      rememberUser(client, data);
    },
    onError: ({ message }) => {
      onFailure(t('users:list.panelFailed', { name: user.fullName, message }));
      reloadUser(client, user.id);
    },
  });
  const reason = isOwn ? 'ownPanel' : user.status === 'inactive' ? 'inactivePanel' : null;
  const control = (
    <Switch
      size="sm"
      withThumbIndicator={false}
      // In a table, the column header contains the label.
      label={
        <Box component="span" hiddenFrom="sm">
          {t('users:fields.panelAccess')}
        </Box>
      }
      aria-label={t('users:list.panelFor', { name: user.fullName })}
      checked={user.panelAccess && user.status === 'active'}
      // The switch can still get the keyboard focus, so that the reason can be read.
      aria-disabled={reason !== null || change.isPending}
      aria-describedby={reason ? hint : undefined}
      aria-busy={change.isPending}
      onChange={() => {
        if (!reason && !change.isPending) change.mutate();
      }}
    />
  );
  if (!reason) return control;
  return (
    <>
      <Tooltip
        label={t(`users:why.${reason}`)}
        events={{ hover: true, focus: true, touch: true }}
        multiline
        w={240}
        refProp="rootRef"
      >
        {control}
      </Tooltip>
      <span className="sr-only" id={hint}>
        {t(`users:why.${reason}`)}
      </span>
    </>
  );
}

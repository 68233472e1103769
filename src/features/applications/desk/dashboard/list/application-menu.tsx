import { Menu } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { RowMenu } from '../../../../../dashboard/kit/parts/row-menu.tsx';
import { useSessionUser } from '../../../../../dashboard/kit/session/session-user.ts';
import { useSayChanged } from '../../../emails/dashboard/use-stop.tsx';
import type { Application, ApplicationSummary } from '../../schema.ts';
import { assign, changeStatus, reloadApplications } from '../application-calls.ts';

interface ApplicationMenuProps {
  application: ApplicationSummary;
  /** The address of the list. */
  search: string;
  /** Gets the error of an action, or null after a success. */
  onFailure: (message: string | null) => void;
}

export function ApplicationMenu({ application, search, onFailure }: ApplicationMenuProps) {
  const { t } = useText();
  const client = useQueryClient();
  const user = useSessionUser();
  const sayChanged = useSayChanged();
  const { id, version, assignedTo, moves } = application;
  const name = `${application.name} ${application.surname}`;
  const change = useMutation({
    mutationFn: (work: () => Promise<{ data: Application; message: string }>) => work(),
    onSuccess: (reply) => {
      onFailure(null);
      sayChanged(reply);
    },
    onError: ({ message }) => onFailure(t('applications:list.failed', { name, message })),
    onSettled: () => reloadApplications(client),
  });
  const isOwn = assignedTo?.id === user.id;
  const next = isOwn ? null : user.id;
  return (
    <RowMenu name={name}>
      <Menu.Item component={Link} to={`/dashboard/applications/${id}/details${search}`}>
        {t('applications:list.openOne')}
      </Menu.Item>
      <Menu.Item
        disabled={!moves.includes('inReview')}
        onClick={() => change.mutate(() => changeStatus(id, { status: 'inReview', version }))}
      >
        {t('applications:list.review')}
      </Menu.Item>
      <Menu.Item onClick={() => change.mutate(() => assign(id, { assignedTo: next, version }))}>
        {t(isOwn ? 'applications:list.assignNobody' : 'applications:list.assignMe')}
      </Menu.Item>
    </RowMenu>
  );
}

import { Button, NativeSelect } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { ConfirmDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { DialogSubject } from '../../../dashboard/kit/parts/dialog.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { ApiError } from '../../../dashboard/kit/session/api-error.ts';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { openBranchRoutes } from '../../../platform/branches/contract.ts';
import { branchRoutes, type StaffBranch } from '../contract.ts';
import { pageOf, useBranchName } from './parts.ts';

interface BranchProps {
  branch: StaffBranch;
}

/** Says that a branch is not open, and where it leads. */
export function StateNote({ branch: { state, mergedInto } }: BranchProps) {
  const { t } = useText();
  const nameOf = useBranchName();
  if (state === 'open') return null;
  return (
    <p className="hint">
      {mergedInto ? (
        <Link to={pageOf(mergedInto.id)}>
          {t('branchesDesk:mergedWith', { name: nameOf(mergedInto) })}
        </Link>
      ) : (
        t('branchesDesk:state.closed')
      )}
    </p>
  );
}

type Action = 'close' | 'merge' | 'reopen';

/** Closes, merges or reopens a branch, for those who may. */
export function StateButtons({ branch }: BranchProps) {
  const { t } = useText();
  const { can } = useSessionUser();
  const [action, setAction] = useState<Action | null>(null);
  if (!can.site) return null;
  const actions: Action[] =
    branch.state === 'open'
      ? ['merge', 'close']
      : branch.state === 'closed'
        ? ['merge', 'reopen']
        : ['reopen'];
  return (
    <>
      {actions.map((one) => (
        <Button
          key={one}
          aria-haspopup="dialog"
          {...(one === 'close' ? { color: 'danger' } : {})}
          onClick={() => setAction(one)}
        >
          {t(`branchesDesk:${one}`)}
        </Button>
      ))}
      <StateDialog branch={branch} action={action} onClose={() => setAction(null)} />
    </>
  );
}

interface StateDialogProps extends BranchProps {
  /** Null: the dialog is closed. */
  action: Action | null;
  onClose: () => void;
}

/** Asks before the state of a branch changes, and says what moves with it. */
function StateDialog({ branch, action, onClose }: StateDialogProps) {
  const { t } = useText();
  const client = useQueryClient();
  const nameOf = useBranchName();
  const [into, setInto] = useState('');
  const changing = useMutation({
    mutationFn: () => {
      const { id, version } = branch;
      const params = { id };
      if (action === 'merge') return call(branchRoutes.merge, { params, body: { version, into } });
      return call(action === 'reopen' ? branchRoutes.reopen : branchRoutes.close, {
        params,
        body: { version },
      });
    },
    onSuccess({ message }) {
      toast.success(message);
      onClose();
      void reload(client, branchRoutes);
    },
  });
  const { error } = changing;
  const intoFault = error instanceof ApiError ? error.fields.into : undefined;
  const shown = action ?? 'close';
  return (
    <ConfirmDialog
      opened={action !== null}
      action={t(`branchesDesk:${shown}`)}
      busy={changing.isPending}
      onConfirm={() => changing.mutate()}
      onClose={() => {
        changing.reset();
        onClose();
      }}
      {...(shown === 'close'
        ? { question: t('branchesDesk:closeQuestion') }
        : { title: t(`branchesDesk:${shown}Question`) })}
    >
      <DialogSubject>{nameOf(branch)}</DialogSubject>
      <p className="hint">{t(`branchesDesk:${shown}Hint`)}</p>
      {action && action !== 'reopen' ? (
        <Extent id={branch.id} isMerge={action === 'merge'} />
      ) : null}
      {action === 'merge' ? (
        <Target branch={branch} value={into} onChange={setInto} fault={intoFault} />
      ) : null}
      {error && !intoFault ? <FieldFailure error={error} /> : null}
    </ConfirmDialog>
  );
}

/** How many applications and accounts move. */
function Extent({ id, isMerge }: { id: string; isMerge: boolean }) {
  const { t } = useText();
  const { data } = useQuery({
    ...read(branchRoutes.extent, { params: { id } }),
    // It is counted when the dialog opens.
    staleTime: 0,
  });
  if (!data) return null;
  const { applications, merged, accounts } = data;
  return (
    <p>
      {applications > 0
        ? t('branchesDesk:moves', { count: applications })
        : t('branchesDesk:movesNone')}
      {accounts > 0
        ? ` ${t(isMerge ? 'branchesDesk:accountsMove' : 'branchesDesk:accountsStay', { count: accounts })}`
        : ''}
      {isMerge && merged > 0 ? ` ${t('branchesDesk:follows', { count: merged })}` : ''}
    </p>
  );
}

interface TargetProps extends BranchProps {
  value: string;
  onChange: (id: string) => void;
  fault: string | undefined;
}

function Target({ branch, value, onChange, fault }: TargetProps) {
  const { t } = useText();
  const nameOf = useBranchName();
  const { data = [] } = useQuery(read(openBranchRoutes.list));
  return (
    <NativeSelect
      id="branch-into"
      label={t('branchFields:branch-into')}
      value={value}
      error={fault}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        { value: '', label: t('branchesDesk:select') },
        ...data
          .filter(({ id }) => id !== branch.id)
          .map(({ id, ...place }) => ({ value: id, label: nameOf(place) })),
      ]}
    />
  );
}

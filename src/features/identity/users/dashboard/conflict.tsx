import { Button, Paper, Radio, Stack, Text } from '@mantine/core';
import { useEffect, useId, useState } from 'react';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useBranchChoices } from '../../../../dashboard/kit/form/branch-choices.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Dialog, DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { ErrorDetails } from '../../../../dashboard/kit/parts/failure.tsx';
import type { NamedBranch } from '../../../../platform/session.ts';
import type { User } from '../contract.ts';
import css from './choice-list.module.css';
import { ChoiceGroup } from './choice-list.tsx';
import type { useUserForm } from './use-user-form.ts';
import {
  type Choices,
  fieldsInQuestion,
  fieldsOf,
  firstChoices,
  merge,
  type Side,
  type StoredField,
  type UserFields,
} from './user-fields.ts';

/** Why the last save failed and, after a conflict, the comparison of both versions. */
export function SaveFailureNote({ record }: { record: ReturnType<typeof useUserForm> }) {
  const { t } = useText();
  const { form, stored, failure, faults, pending, rebase, submit } = record;
  const [comparing, setComparing] = useState(false);
  const newer = failure?.newer ?? null;
  // Each conflict opens the comparison, also directly after another conflict.
  useEffect(() => setComparing(newer !== null), [newer]);
  return (
    <>
      {failure && faults.length === 0 ? (
        <FailureNote>
          {failure.message} {t('users:form.kept')} <ErrorDetails raw={failure.details} />
          {newer ? (
            <button type="button" className="link-button" onClick={() => setComparing(true)}>
              {t('users:conflict.compare')}
            </button>
          ) : null}
        </FailureNote>
      ) : null}
      {newer && comparing ? (
        <ConflictDialog
          key={newer.version}
          theirs={newer}
          base={stored.fields}
          mine={form.getValues()}
          branches={[...(stored.record?.branches ?? []), ...(newer.branches ?? [])]}
          busy={pending !== null}
          onSave={(merged) => {
            rebase({ record: newer, fields: fieldsOf(newer) }, merged);
            void submit();
          }}
          onClose={() => setComparing(false)}
        />
      ) : null}
    </>
  );
}

interface ConflictDialogProps {
  theirs: User;
  /** The values with which both users started. */
  base: UserFields;
  mine: UserFields;
  /** Those of both users, which may be closed. */
  branches: readonly NamedBranch[];
  busy: boolean;
  onSave: (merged: UserFields) => void;
  onClose: () => void;
}

/** Another user has saved in the meantime: shows the differing fields, with a choice for each. */
function ConflictDialog(props: ConflictDialogProps) {
  const { theirs, base, mine, branches, busy, onSave, onClose } = props;
  const { t, locale } = useText();
  const other = fieldsOf(theirs);
  const fields = fieldsInQuestion(base, other, mine);
  const [choices, setChoices] = useState<Choices>(() => firstChoices(fields, base, mine));
  const [asked, setAsked] = useState(false);
  const fault = useId();
  const undecided = fields.filter((name) => !choices[name]);
  const when = fullMoment(locale, new Date(theirs.updatedAt));

  const save = () => {
    setAsked(true);
    if (undecided.length === 0) onSave(merge(mine, other, choices));
  };
  return (
    <Dialog opened size={720} title={t('users:conflict.title')} onClose={onClose}>
      <Stack gap="sm">
        <p>{t(fields.length > 0 ? 'users:conflict.text' : 'users:conflict.same', { when })}</p>
      </Stack>
      <Stack gap={14} my="md">
        {fields.map((name) => (
          <ConflictField
            key={name}
            name={name}
            theirs={other}
            mine={mine}
            branches={branches}
            chosen={choices[name]}
            onChoose={(side) => setChoices({ ...choices, [name]: side })}
          />
        ))}
      </Stack>
      {asked && undecided.length > 0 ? (
        <p className="field-fault" role="alert" id={fault}>
          {t('users:conflict.undecided', {
            fields: undecided.map((name) => t(`users:fields.${name}`)).join(', '),
          })}
        </p>
      ) : null}
      <DialogActions>
        <Button onClick={onClose}>{t('users:conflict.later')}</Button>
        <Button variant="filled" loading={busy} onClick={save}>
          {t('users:conflict.save')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface ConflictFieldProps {
  name: StoredField;
  theirs: UserFields;
  mine: UserFields;
  branches: readonly NamedBranch[];
  chosen: Side | undefined;
  onChoose: (side: Side) => void;
}

function ConflictField(props: ConflictFieldProps) {
  const { name, theirs, mine, branches, chosen, onChoose } = props;
  const { t } = useText();
  const group = useId();
  const known = useBranchChoices(branches) ?? branches;
  const words = (fields: UserFields): string => {
    if (name === 'role') return fields.role && t(`auth:role.${fields.role}`);
    if (name === 'status') return t(`users:status.${fields.status}`);
    if (name === 'panelAccess') return t(`users:panel.${fields.panelAccess ? 'on' : 'off'}`);
    if (name === 'branches')
      return fields.branches
        ? fields.branches.map((id) => known.find((one) => one.id === id)?.name ?? '').join('; ')
        : t('users:reach.party');
    return fields[name].trim();
  };
  return (
    <ChoiceGroup legend={t(`users:fields.${name}`)}>
      <Paper radius="sm" className={css.rows}>
        {(['theirs', 'mine'] as const).map((side) => (
          <Radio
            key={side}
            className={css.choice}
            name={group}
            checked={chosen === side}
            onChange={() => onChoose(side)}
            label={
              <>
                <Text size="xs" component="small" c="dimmed">
                  {t(`users:conflict.${side}`)}
                </Text>{' '}
                {words(side === 'theirs' ? theirs : mine) || t('users:conflict.empty')}
              </>
            }
          />
        ))}
      </Paper>
    </ChoiceGroup>
  );
}

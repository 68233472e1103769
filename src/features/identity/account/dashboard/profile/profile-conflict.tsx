import { Button } from '@mantine/core';
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

/** The account was changed elsewhere while one was typing: what differs, and which is to stay. */
export function ProfileConflict(props: ProfileConflictProps) {
  const { t } = useText();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const differing = changedFields(props.mine, props.theirs);
  const word = (value: string) =>
    value.trim() || <span className="soft">{t('account:conflict.empty')}</span>;
  return (
    <div className="account-conflict" role="alert" tabIndex={-1} ref={box}>
      <h3>{t('account:conflict.title')}</h3>
      {differing.length === 0 ? (
        <p>{t('account:conflict.alike')}</p>
      ) : (
        <>
          <p>{t('account:conflict.text')}</p>
          <table>
            <thead>
              <tr>
                <th scope="col">{t('account:conflict.field')}</th>
                <th scope="col">{t('account:conflict.theirs')}</th>
                <th scope="col">{t('account:conflict.mine')}</th>
              </tr>
            </thead>
            <tbody>
              {differing.map((field) => (
                <tr key={field}>
                  <th scope="row">{t(`account:profile.fields.${field}`)}</th>
                  <td>{word(props.theirs[field])}</td>
                  <td>{word(props.mine[field])}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
      <div className="account-actions">
        <Button onClick={props.onTakeTheirs} disabled={props.busy}>
          {t('account:conflict.takeTheirs')}
        </Button>
        {differing.length > 0 ? (
          <Button onClick={props.onKeepMine} loading={props.busy}>
            {t('account:conflict.keepMine')}
          </Button>
        ) : null}
      </div>
    </div>
  );
}

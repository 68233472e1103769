import { Button, Group } from '@mantine/core';
import { FailureNote } from '../failure-note.tsx';
import { useText } from '../language/language.ts';
import { ErrorDetails } from '../parts/failure.tsx';

interface FailedSaveProps {
  /** Null if the last save did not fail. */
  message: string | null;
  /** The raw error, shown on request. */
  details?: string | undefined;
  /** Whether another user has saved a newer version. */
  isConflict: boolean;
  /** Shows the newer version in the fields, in place of the typed values. */
  onTakeNewer: () => void;
  /** Keeps the typed values; the next save replaces the newer version. */
  onKeepMine: () => void;
}

/** Why the last save failed and, after a conflict, the choice between both versions. */
export function FailedSave(props: FailedSaveProps) {
  const { message, isConflict, onTakeNewer, onKeepMine } = props;
  const { t } = useText();
  if (message === null) return null;
  return (
    <FailureNote>
      {message} {t('dashboard:conflict.kept')}
      <ErrorDetails raw={props.details} />
      {isConflict ? (
        <Group gap="xs" mt="xs">
          <Button size="compact-sm" onClick={onKeepMine}>
            {t('dashboard:conflict.keepMine')}
          </Button>
          <Button size="compact-sm" onClick={onTakeNewer}>
            {t('dashboard:conflict.takeNewer')}
          </Button>
        </Group>
      ) : null}
    </FailureNote>
  );
}

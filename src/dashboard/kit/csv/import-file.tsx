import { Button, FileButton, Group, Stack, Table } from '@mantine/core';
import '@mantine/core/styles/Table.layer.css';
import { useMutation } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { type CsvFault, decodeCsv } from '../../../platform/csv/csv.ts';
import { useText } from '../language/language.ts';
import { FieldFailure } from '../parts/failure.tsx';
import { type load, saveFile } from '../session/load-file.ts';

interface Checked {
  faults: CsvFault[];
}

interface ImportCsvProps<Check extends Checked> {
  /** The id of the button, to which messages about the file lead. */
  id: string;
  /** The largest file, in bytes. */
  mostBytes: number;
  check: (csv: string) => Promise<Check>;
  write: (csv: string) => Promise<unknown>;
  /** After it was written. */
  onWritten: () => void;
  /** The text about a wrong cell, for rules that only this kind of file has. */
  wordsOf: (fault: CsvFault) => string;
  /** Whether a file without wrong cells changes anything. */
  isNew: (check: Check) => boolean;
  /** What a file without wrong cells changes. */
  children: (check: Check) => ReactNode;
}

/** A file is checked as soon as it is chosen, and written when the user has seen the result. */
export function ImportCsv<Check extends Checked>(props: ImportCsvProps<Check>) {
  const { id, mostBytes, onWritten, wordsOf, isNew, children } = props;
  const { t } = useText();
  const [chosen, setChosen] = useState<{ name: string; csv: string } | null>(null);
  const [isTooLarge, setTooLarge] = useState(false);
  const forgetChoice = useRef<() => void>(null);
  const checking = useMutation({ mutationFn: props.check });
  const writing = useMutation({
    mutationFn: props.write,
    onSuccess() {
      toast.success(t('dashboard:csv.done'));
      onWritten();
    },
  });
  async function choose(file: File | null) {
    if (!file) return;
    // A file that was corrected under the same name can be chosen again.
    forgetChoice.current?.();
    checking.reset();
    writing.reset();
    setChosen(null);
    const tooLarge = file.size > mostBytes;
    setTooLarge(tooLarge);
    if (tooLarge) return;
    const csv = decodeCsv(await file.arrayBuffer());
    setChosen({ name: file.name, csv });
    checking.mutate(csv);
  }
  const { data: result } = checking;
  const error = checking.error ?? writing.error;
  const note = isTooLarge
    ? t('dashboard:csv.tooLarge', { size: Math.floor(mostBytes / 1000) })
    : chosen
      ? t('dashboard:csv.chosen', { name: chosen.name })
      : '';
  return (
    <Stack align="stretch">
      <Group gap="sm">
        <FileButton accept=".csv,text/csv" resetRef={forgetChoice} onChange={choose}>
          {(button) => (
            <Button {...button} id={id} loading={checking.isPending}>
              {t('dashboard:csv.choose')}
            </Button>
          )}
        </FileButton>
        <span className="hint" role="status">
          {note}
        </span>
      </Group>
      {error ? <FieldFailure error={error} /> : null}
      {result && result.faults.length > 0 ? (
        <Faults faults={result.faults} wordsOf={wordsOf} />
      ) : null}
      {result && chosen && result.faults.length === 0 ? (
        <>
          {children(result)}
          {isNew(result) ? (
            <div>
              <Button
                variant="filled"
                loading={writing.isPending}
                onClick={() => writing.mutate(chosen.csv)}
              >
                {t('dashboard:csv.write')}
              </Button>
            </div>
          ) : (
            <p className="hint">{t('dashboard:csv.nothing')}</p>
          )}
        </>
      ) : null}
    </Stack>
  );
}

function Faults({ faults, wordsOf }: { faults: CsvFault[]; wordsOf: (fault: CsvFault) => string }) {
  const { t } = useText();
  return (
    <Table aria-label={t('dashboard:csv.faults')}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t('dashboard:csv.row')}</Table.Th>
          <Table.Th scope="col">{t('dashboard:csv.column')}</Table.Th>
          <Table.Th scope="col">{t('dashboard:csv.fault')}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {faults.map((fault) => (
          <Table.Tr key={`${fault.row} ${fault.column} ${fault.rule}`}>
            <Table.Td>{fault.row}</Table.Td>
            <Table.Td lang="tr">{fault.column}</Table.Td>
            <Table.Td>
              {fault.rule.startsWith('csv')
                ? t(`dashboard:csv.rules.${fault.rule}`)
                : wordsOf(fault)}
            </Table.Td>
          </Table.Tr>
        ))}
      </Table.Tbody>
    </Table>
  );
}

/** A button that saves the file which `read` loads. */
export function ExportCsv({ read }: { read: () => ReturnType<typeof load> }) {
  const { t } = useText();
  const loading = useMutation({
    mutationFn: read,
    onSuccess: ({ name, blob }) => saveFile(name, blob, blob.type),
  });
  return (
    <Stack align="stretch">
      <div>
        <Button loading={loading.isPending} onClick={() => loading.mutate()}>
          {t('dashboard:csv.download')}
        </Button>
      </div>
      {loading.error ? <FieldFailure error={loading.error} /> : null}
    </Stack>
  );
}

import { Button, Group, Paper, Progress } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId, useRef, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useNavigate } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { relativeTime } from '../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { FieldFailure, messageOf } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { PanelState } from '../../../dashboard/kit/parts/panel-state.tsx';
import { ApiError, ShownError } from '../../../dashboard/kit/session/api-error.ts';
import { read } from '../../../dashboard/kit/session/calls.ts';
import { load, saveFile } from '../../../dashboard/kit/session/load-file.ts';
import { send } from '../../../dashboard/kit/session/send-file.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { IconDownload, IconUpload } from '../../../ui/tabler-icons/index.ts';
import { MAX_IMPORT_BYTES, transferRoutes } from '../contract.ts';
import css from './list.module.css';
import { ImportMark, keepImport, watched } from './parts.tsx';

const MEGABYTE = 2 ** 20;

export function TransferPage() {
  const { t } = useText();
  const { can } = useSessionUser();
  const title = t('transfer:title');
  if (!can.transfer) return <NoPermissionPage title={title} texts="transfer:" />;
  return (
    <div className="page">
      <PageTitle>{title}</PageTitle>
      <BackLink to="/dashboard/admin">{t('dashboard:admin.title')}</BackLink>
      <PageHead title={title} />
      <UploadPanel />
      <LastImports />
      <ExportPanel />
    </div>
  );
}

function LastImports() {
  const { t } = useText();
  const heading = useId();
  const query = useQuery({
    ...read(transferRoutes.list),
    refetchInterval: ({ state }) => watched(state.data),
  });
  const rows = query.data ?? [];
  return (
    <Paper component="section" withBorder className={css.panel} aria-labelledby={heading}>
      <h2 id={heading}>{t('transfer:previous')}</h2>
      <PanelState query={query} isEmpty={rows.length === 0} empty={t('transfer:none')}>
        <ul role="list" className={css.rows}>
          {rows.map(({ id, fileName, kind, state, createdAt }) => (
            <li key={id}>
              <Link to={`/dashboard/admin/transfer/${id}`}>{fileName}</Link>
              <span className={css.soft}>{t(`transfer:kind.${kind}`)}</span>
              <ImportMark state={state} size="small" />
              <span className={css.soft}>
                <Moment at={createdAt} format={relativeTime} />
              </span>
            </li>
          ))}
        </ul>
      </PanelState>
    </Paper>
  );
}

function ExportPanel() {
  const { t } = useText();
  const heading = useId();
  const stop = useRef<AbortController>(undefined);
  const loading = useMutation({
    mutationFn: () => {
      stop.current = new AbortController();
      return load(transferRoutes.export, {}, { signal: stop.current.signal });
    },
    onSuccess: ({ name, blob }) => {
      saveFile(name, blob, blob.type);
      toast.success(t('transfer:exported'));
    },
  });
  // Leaving the page stops the download.
  useEffect(() => () => stop.current?.abort(), []);
  return (
    <Paper component="section" withBorder p={20} aria-labelledby={heading}>
      <h2 id={heading}>{t('transfer:export')}</h2>
      <p className="hint">{t('transfer:exportText')}</p>
      <Button
        mt="md"
        leftSection={<IconDownload size={17} stroke={1.6} aria-hidden="true" />}
        loading={loading.isPending}
        onClick={() => loading.mutate()}
      >
        {t('transfer:exportButton')}
      </Button>
      <p role="status" className={loading.isPending ? 'hint' : 'sr-only'}>
        {loading.isPending ? t('transfer:exporting') : ''}
      </p>
      {loading.error ? <FieldFailure error={loading.error} /> : null}
    </Paper>
  );
}

/** Chooses and uploads a file; the page of its import opens when it has arrived. */
function UploadPanel() {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const input = useRef<HTMLInputElement>(null);
  const stop = useRef<AbortController>(undefined);
  const heading = useId();
  const [percent, setPercent] = useState(0);
  const upload = useMutation({
    mutationFn: (file: File) => {
      setPercent(0);
      if (file.size > MAX_IMPORT_BYTES) {
        const megabytes = MAX_IMPORT_BYTES / MEGABYTE;
        throw new ShownError(t('transfer:tooLarge', { megabytes }));
      }
      stop.current = new AbortController();
      return send(transferRoutes.upload, {}, file, stop.current.signal, setPercent);
    },
    onSuccess({ data, message }) {
      toast.success(message);
      keepImport(client, data);
      void navigate(`/dashboard/admin/transfer/${data.id}`);
    },
  });
  useEffect(() => () => stop.current?.abort(), []);
  const { error } = upload;
  const isCancelled = stop.current?.signal.aborted === true;
  const fault = (error instanceof ApiError && error.fields.file) || (error && messageOf(error));
  return (
    <Paper component="section" withBorder p={20} aria-labelledby={heading}>
      <h2 id={heading}>{t('transfer:import')}</h2>
      <p className="hint">{t('transfer:lead')}</p>
      <input
        ref={input}
        type="file"
        hidden
        accept=".xml,.json,.zip,application/xml,text/xml,application/json,application/zip"
        aria-label={t('transfer:upload')}
        onChange={(event) => {
          const file = event.currentTarget.files?.[0];
          event.currentTarget.value = '';
          if (file) upload.mutate(file);
        }}
      />
      {upload.isPending ? (
        <>
          <Progress value={percent} mt="md" aria-hidden="true" />
          <Group justify="space-between" mt="xs">
            <p role="status">{t('transfer:uploading', { percent })}</p>
            <Button size="compact-sm" onClick={() => stop.current?.abort()}>
              {t('dashboard:dialog.cancel')}
            </Button>
          </Group>
        </>
      ) : (
        <Button
          mt="md"
          variant="filled"
          leftSection={<IconUpload size={17} stroke={1.6} aria-hidden="true" />}
          onClick={() => input.current?.click()}
        >
          {t('transfer:upload')}
        </Button>
      )}
      {fault && !isCancelled ? (
        <p className="field-fault" role="alert">
          {fault}
        </p>
      ) : null}
    </Paper>
  );
}

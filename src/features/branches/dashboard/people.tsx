import { Button } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useParams } from 'react-router';
import { OpenRecord } from '../../../dashboard/kit/form/open-record.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { ChosenPeople } from '../../people/dashboard/shared.ts';
import { branchRoutes, type StaffBranch } from '../contract.ts';
import { LIST, pageOf, useBranchName } from './parts.ts';

export function PeoplePage() {
  const { t } = useText();
  const { branchId = '' } = useParams();
  const title = t('branchesDesk:toPeople');
  return (
    <AdminsOnly title={title} texts="branchesDesk:" right="branches">
      <OpenRecord
        key={branchId}
        query={read(branchRoutes.get, { params: { id: branchId } })}
        title={title}
        texts="branchesDesk:"
        list={LIST}
        toList={t('branchesDesk:title')}
      >
        {(branch) => <People opened={branch} />}
      </OpenRecord>
    </AdminsOnly>
  );
}

function People({ opened }: { opened: StaffBranch }) {
  const { t } = useText();
  const client = useQueryClient();
  const nameOf = useBranchName();
  const [branch, setBranch] = useState(opened);
  const { id, version, people, chairId } = branch;
  const stored = useMemo(() => ({ members: people, chairId }), [people, chairId]);
  return (
    <div className="page">
      <BackLink to={LIST}>{t('branchesDesk:title')}</BackLink>
      <PageHead title={nameOf(branch)} lead={branch.path}>
        {branch.state === 'open' ? (
          <Button component="a" href={branch.path} target="_blank" rel="noopener">
            {t('branchesDesk:onSite')}
          </Button>
        ) : null}
        <Button component={Link} to={pageOf(id)}>
          {t('branchesDesk:toPage')}
        </Button>
      </PageHead>
      <FormSection title={t('branchesDesk:peopleTitle')} text={t('branchesDesk:peopleText')}>
        <ChosenPeople
          key={version}
          stored={stored}
          texts="branchesDesk:"
          hasChair
          save={async (chosen) => {
            const { data, message } = await call(branchRoutes.setPeople, {
              params: { id },
              body: {
                version,
                chairId: chosen.chairId,
                people: chosen.members.map(({ personId, office }) => ({ personId, office })),
              },
            });
            toast.success(message);
            setBranch(data);
            void reload(client, branchRoutes);
          }}
        />
      </FormSection>
    </div>
  );
}

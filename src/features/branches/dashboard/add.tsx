import { NativeSelect } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { RecordPage } from '../../../dashboard/kit/form/record-page.tsx';
import { useRecordForm } from '../../../dashboard/kit/form/use-record-form.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import { AdminsOnly } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { call, reload } from '../../../dashboard/kit/session/calls.ts';
import { districtLabel } from '../../../platform/branches/names.ts';
import { districtsOf } from '../../../platform/places/districts.ts';
import { PROVINCES } from '../../../platform/places/provinces.ts';
import { branchRoutes, NewBranch, type StaffBranch } from '../contract.ts';
import { LIST, pageOf } from './parts.ts';

const IDS = { province: 'branch-province', district: 'branch-district' };

export function AddPage() {
  const { t } = useText();
  const title = t('branchesDesk:add');
  return (
    <AdminsOnly title={title} texts="branchesDesk:">
      <AddForm title={title} />
    </AdminsOnly>
  );
}

function AddForm({ title }: { title: string }) {
  const { t } = useText();
  const client = useQueryClient();
  const navigate = useNavigate();
  const record = useRecordForm<NewBranch, NewBranch, StaffBranch>({
    // No province is chosen yet.
    initial: { record: null, fields: { province: 0, district: null } },
    rules: () => ({ schema: NewBranch }),
    words: {
      label: (path) => t(`branchFields:branch-${path}`),
      wrong: (_path, field) => t('branchesDesk:wrong', { field }),
    },
    ids: IDS,
    isSame: (a, b) => a.province === b.province && a.district === b.district,
    save: async (body) => {
      const { data, message } = await call(branchRoutes.create, { body });
      toast.success(message);
      return data;
    },
    newerOf: () => null,
    onSaved(branch) {
      void reload(client, branchRoutes);
      void navigate(pageOf(branch.id), { replace: true, state: { saved: true } });
    },
  });
  const { form } = record;
  const [province, district] = form.watch(['province', 'district']);
  const { errors } = form.formState;
  const options = { shouldDirty: true, shouldValidate: form.formState.isSubmitted };
  return (
    <RecordPage
      record={record}
      title={title}
      lead={t('branchesDesk:addLead')}
      texts="branchesDesk:"
      list={LIST}
      fieldsOf={({ province: plate, district: name }) => ({ province: plate, district: name })}
    >
      <FormSection title={t('branchesDesk:place')} text={t('branchesDesk:placeText')}>
        <NativeSelect
          id={IDS.province}
          label={t('branchFields:branch-province')}
          error={errors.province?.message}
          value={province === 0 ? '' : String(province)}
          onChange={({ currentTarget }) => {
            form.setValue('district', null);
            form.setValue('province', Number(currentTarget.value), options);
          }}
          data={[
            { value: '', label: t('branchesDesk:select') },
            ...PROVINCES.map(({ plate, name }) => ({ value: String(plate), label: name })),
          ]}
        />
        <NativeSelect
          id={IDS.district}
          label={t('branchFields:branch-district')}
          error={errors.district?.message}
          disabled={province === 0}
          value={district ?? ''}
          onChange={({ currentTarget }) =>
            form.setValue('district', currentTarget.value || null, options)
          }
          data={[
            { value: '', label: t('branchesDesk:wholeProvince') },
            ...districtsOf(province).map((name) => ({
              value: name,
              label: districtLabel({ province, district: name }),
            })),
          ]}
        />
      </FormSection>
    </RecordPage>
  );
}

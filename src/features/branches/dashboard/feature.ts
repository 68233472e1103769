import type { DashboardFeature } from '../../../dashboard/kit/feature.ts';

export const branches: DashboardFeature = {
  pages: [
    { path: 'branches', load: async () => (await import('./list.tsx')).ListPage },
    { path: 'branches/add', load: async () => (await import('./add.tsx')).AddPage },
    { path: 'branches/import', load: async () => (await import('./import.tsx')).ImportPage },
    { path: 'branches/:branchId', load: async () => (await import('./form.tsx')).EditPage },
    {
      path: 'branches/:branchId/people',
      load: async () => (await import('./people.tsx')).PeoplePage,
    },
  ],
  navigation: [
    {
      section: 'administration',
      to: '/dashboard/branches',
      label: 'branchesDesk:title',
      icon: 'map-pin',
      right: 'branches',
      find: async () => (await import('./find.ts')).findBranches,
    },
  ],
};

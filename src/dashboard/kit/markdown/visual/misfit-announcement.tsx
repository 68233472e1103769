import { VisuallyHidden } from '@mantine/core';
import { useEffect, useState } from 'react';
import type { Editing } from '../text-form.ts';
import { wordsOf } from './misfits.ts';

/** Says once, to those who do not see it, that a block was marked. */
export function MisfitAnnouncement({ form }: { form: Editing }) {
  const [said, setSaid] = useState('');
  useEffect(() => {
    const known = new Set<number>();
    return form.watchMisfits((misfits) => {
      const added = misfits.filter(({ id }) => !known.has(id));
      for (const { id } of added) known.add(id);
      if (misfits.length === 0) setSaid('');
      else if (added.length > 0) setSaid(added.map(({ reason }) => wordsOf(reason)).join(' '));
    });
  }, [form]);
  return <VisuallyHidden role="status">{said}</VisuallyHidden>;
}

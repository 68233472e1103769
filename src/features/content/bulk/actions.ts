import { Invalid } from '../../../platform/errors.ts';
import { LIMITS, type State, type WrittenContent } from '../schema.ts';
import type { BulkChange, Outcome } from './schema.ts';

interface Subject {
  state: State;
  /** The text of the row. */
  fields: WrittenContent;
  /** The changes that are not published; null if there are none. */
  pending: WrittenContent | null;
}

interface Plan {
  state: State;
  fields: WrittenContent;
  pending: WrittenContent | null;
}

/** What a change makes of a content, or why it does nothing with it. */
export type PlanOf = (subject: Subject, now: Date) => Plan | Exclude<Outcome, 'changed'>;

/** Throws 422 if the change does not say what it needs. */
export function planFor({ action, tag, category }: BulkChange): PlanOf {
  switch (action) {
    case 'publish':
      return publish;
    case 'archive':
      return archive;
    case 'move': {
      if (!category) throw new Invalid({ category: { rule: 'required' } });
      return changing((fields) =>
        fields.category === category ? fields : { ...fields, category },
      );
    }
    case 'pin':
    case 'unpin': {
      const pinned = action === 'pin';
      return changing((fields) => (fields.pinned === pinned ? fields : { ...fields, pinned }));
    }
    default: {
      if (!tag) throw new Invalid({ tag: { rule: 'required' } });
      return changing(action === 'addTag' ? withTag(tag) : withoutTag(tag));
    }
  }
}

const publish: PlanOf = ({ state, fields, pending }, now) => {
  if (state === 'published' && !pending) return 'unchanged';
  const newest = pending ?? fields;
  // "Publish" means now, also for a content that was planned for later.
  const isLater = newest.publishedAt && new Date(newest.publishedAt) > now;
  return {
    state: 'published',
    fields: isLater ? { ...newest, publishedAt: null } : newest,
    pending: null,
  };
};

/** An archived content is public: a draft must not become public by mistake among many. */
const archive: PlanOf = ({ state, fields, pending }) => {
  if (state === 'archived') return 'unchanged';
  if (state !== 'published') return 'notAllowed';
  return { state: 'archived', fields: { ...fields, unpublishAt: null }, pending };
};

/** The same change of the public text and of the changes that wait. */
const changing =
  (change: (fields: WrittenContent) => WrittenContent): PlanOf =>
  ({ state, fields, pending }) => {
    const next = { fields: change(fields), pending: pending && change(pending) };
    const isSame = next.fields === fields && next.pending === pending;
    return isSame ? 'unchanged' : { state, ...next };
  };

const folded = (tag: string) => tag.toLocaleLowerCase('tr');

const withTag = (tag: string) => (fields: WrittenContent) => {
  if (fields.tags.some((one) => folded(one) === folded(tag))) return fields;
  if (fields.tags.length >= LIMITS.tags)
    throw new Invalid({ tags: { rule: 'tooManyTags', values: { max: LIMITS.tags } } });
  return { ...fields, tags: [...fields.tags, tag] };
};

const withoutTag = (tag: string) => (fields: WrittenContent) => {
  const tags = fields.tags.filter((one) => folded(one) !== folded(tag));
  return tags.length === fields.tags.length ? fields : { ...fields, tags };
};

import { Icon } from '../../../ui/icons.tsx';
import type { CheckTexts } from './check-texts.ts';
import styles from './form.module.css';

/** What the script shows when it finds errors: the same elements as those of the server. */
export function CheckParts({ texts }: { texts: CheckTexts }) {
  return (
    <template
      data-check-parts
      data-texts={JSON.stringify(texts)}
      data-field={styles.field}
      data-wrong={styles.wrong}
    >
      <div className={styles.errors} role="alert" tabIndex={-1}>
        <h2>{texts.summary[0]}</h2>
        <ul role="list" />
      </div>
      <p className={styles.error}>
        <Icon name="alert" />
        <span />
      </p>
    </template>
  );
}

import { Icon } from '../../components/Icon/Icon';
import { CheckIcon } from '../../icons';
import type { ImportDialogMessages } from './ImportDialog.messages';
import * as css from './ImportDialog.css';
import type { ImportStep } from './importProps';

const places = {
  choose: 0,
  reading: 0,
  failed: 0,
  mapping: 1,
  preview: 2,
  saving: 3,
  done: 4,
} as const satisfies Record<ImportStep['kind'], number>;

/** The four steps and the current one; completed steps have a tick. */
export function ImportSteps({ kind, words }: { kind: ImportStep['kind']; words: ImportDialogMessages }) {
  const now = places[kind];
  const names = [words.stepChoose, words.stepMapping, words.stepPreview, words.stepSave];
  return (
    <ol aria-label={words.steps} className={css.steps}>
      {names.map((name, place) => (
        <li
          key={name}
          aria-current={place === now ? 'step' : undefined}
          data-done={place < now || undefined}
          className={css.step}
        >
          <span aria-hidden="true" className={css.stepMark}>
            {place < now ? <Icon of={CheckIcon} size="small" /> : place + 1}
          </span>
          <span className={css.stepName}>{name}</span>
        </li>
      ))}
    </ol>
  );
}

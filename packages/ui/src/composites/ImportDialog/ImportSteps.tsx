import { Stepper } from '../../components/Stepper/Stepper';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { ImportStep } from './importProps';

const places = {
  choose: 0,
  reading: 0,
  failed: 0,
  mapping: 1,
  preview: 2,
  checked: 2,
  saving: 3,
  running: 3,
  done: 4,
  ended: 4,
} as const satisfies Record<ImportStep['kind'], number>;

/** The four steps and the current one. */
export function ImportSteps({ kind, words }: { kind: ImportStep['kind']; words: ImportDialogMessages }) {
  const now = places[kind];
  const names = [words.stepChoose, words.stepMapping, words.stepPreview, words.stepSave];
  const stateOf = (place: number) => (place < now ? 'done' : place === now ? 'current' : 'upcoming');
  return (
    <Stepper
      compact
      label={words.steps}
      steps={names.map((label, place) => ({ id: String(place), label, state: stateOf(place) }))}
    />
  );
}

import type { Difficulty } from '@sen/api/contract/model';
import { difficulties } from '@sen/domain/questions/difficulties';
import { Select } from '@sen/ui/Select';
import { difficultyLabel } from '../../words/difficultyLabel';
import { formWords as words } from './formWords';

interface DifficultySelectProps {
  value: Difficulty | null;
  onChange: (difficulty: Difficulty | null) => void;
}

/** How hard a question is, or that nobody has rated it. */
export function DifficultySelect({ value, onChange }: DifficultySelectProps) {
  return (
    <Select
      name="difficulty"
      label={words('difficulty')}
      description={words('difficultyHelp')}
      value={value ?? 'unknown'}
      options={[
        { value: 'unknown' as const, label: words('difficultyUnknown') },
        ...difficulties.map((one) => ({ value: one, label: difficultyLabel(one) })),
      ]}
      onChange={(chosen) => onChange(chosen === 'unknown' ? null : chosen)}
    />
  );
}

import type { PaperDraft } from '@sen/api/contract/model';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { paperWords as words } from './paperWords';

interface KeyChoiceProps {
  draft: PaperDraft;
  onChange: (draft: PaperDraft) => void;
}

/** Chooses the answer of a question that the file gives none for, in one press; it stays, so that the focus does. */
export function KeyChoice({ draft, onChange }: KeyChoiceProps) {
  const { content, key } = draft;
  if (content.type === 'true_false')
    return (
      <RadioGroup
        label={words('key')}
        direction="row"
        value={key?.type === 'true_false' ? (key.value ? 'true' : 'false') : null}
        options={[
          { value: 'true', label: words('isTrue') },
          { value: 'false', label: words('isFalse') },
        ]}
        onChange={(value) => onChange({ ...draft, key: { type: 'true_false', value: value === 'true' } })}
      />
    );
  if (content.type !== 'one_choice') return null;
  return (
    <RadioGroup
      label={words('key')}
      direction="row"
      value={key?.type === 'one_choice' ? key.choice : null}
      options={content.options.map(({ id }, index) => ({
        value: id,
        label: String.fromCharCode(65 + index),
      }))}
      onChange={(choice) => onChange({ ...draft, key: { type: 'one_choice', choice } })}
    />
  );
}

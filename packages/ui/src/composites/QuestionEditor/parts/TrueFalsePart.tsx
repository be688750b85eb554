import { RadioGroup } from '../../../components/RadioGroup/RadioGroup';
import type { Editor } from '../editor';
import type { DraftKeyOf } from '../questionDraft';

interface TrueFalsePartProps {
  editor: Editor;
  answer: DraftKeyOf<'true_false'>;
}

/** Whether the statement is true. */
export function TrueFalsePart({ editor, answer }: TrueFalsePartProps) {
  const { draft, edit, words } = editor;
  return (
    <RadioGroup
      label={words.rightAnswer}
      required
      direction="row"
      options={[
        { value: 'true', label: words.isTrue },
        { value: 'false', label: words.isFalse },
      ]}
      value={answer.value === null ? null : answer.value ? 'true' : 'false'}
      errorNames={['key.value', 'key']}
      onChange={(value) => edit({ ...draft, key: { type: 'true_false', value: value === 'true' } })}
    />
  );
}

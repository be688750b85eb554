import type { PaperDraft } from '@sen/api/contract/model';
import { errorsOf } from '@sen/domain/papers/errorsOf';
import { QuestionEditor } from '@sen/ui/QuestionEditor';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { DifficultySelect } from './DifficultySelect';
import { editorDraft, paperDraft, type ReadQuestion } from './paperQuestions';
import { PaperSource } from './PaperSource';
import { paperWords as words } from './paperWords';
import { typeNames } from '../../words/typeNames';

interface PaperEditDialogProps {
  question: ReadQuestion;
  onClose: () => void;
  onChange: (draft: PaperDraft) => void;
}

/** Corrects a question of a paper: type, text, options and key. */
export function PaperEditDialog({ question, onClose, onChange }: PaperEditDialogProps) {
  return (
    <FormDialog
      title={words('editTitle', { label: question.label })}
      size="wide"
      submit={words('apply')}
      initial={() => ({ draft: editorDraft(question.draft), difficulty: question.draft.difficulty })}
      check={({ draft, difficulty }) => errorsOf(paperDraft(draft, difficulty))}
      send={async ({ draft, difficulty }) => paperDraft(draft, difficulty)}
      onSaved={(draft) => {
        onChange(draft);
        onClose();
      }}
      onClose={onClose}
    >
      {({ value, change }) => (
        <>
          <PaperSource lines={question.source} />
          <QuestionEditor
            value={value.draft}
            onChange={(draft) => change({ draft })}
            messages={typeNames()}
            meta={
              <DifficultySelect value={value.difficulty} onChange={(difficulty) => change({ difficulty })} />
            }
          />
        </>
      )}
    </FormDialog>
  );
}

import { useState } from 'react';
import { Text } from '../../components/Text/Text';
import { useTextRules } from '../../private/useTextRules';
import { QuestionView, type AnswerValue } from '../QuestionView/QuestionView';
import { askedContent } from './keylessDraft';
import { canPreview, previewQuestion, previewShape } from './previewQuestion';
import * as css from './QuestionEditor.css';
import type { QuestionEditorMessages } from './QuestionEditor.messages';
import type { QuestionDraft } from './questionDraft';

interface QuestionPreviewProps {
  draft: QuestionDraft;
  words: QuestionEditorMessages;
  keyless: boolean;
}

/** The question as a student sees it; it can be answered, and the answer is discarded. */
export function QuestionPreview({ draft, words, keyless }: QuestionPreviewProps) {
  return (
    <section className={css.preview} aria-label={words.preview}>
      <Text size="small" tone="muted">
        {keyless ? words.askedHint : words.previewHint}
      </Text>
      {canPreview(draft) ? (
        <Answered key={previewShape(draft)} draft={draft} words={words} keyless={keyless} />
      ) : (
        <Text>{words.nothingToAnswer}</Text>
      )}
    </section>
  );
}

/** Keeps the author's order. */
const asWritten = () => 0;

/** Its score is unknown here: it is set by an exam. */
const noPoints = { points: () => '' };

function Answered({ draft, words, keyless }: QuestionPreviewProps) {
  const [answer, setAnswer] = useState<AnswerValue | null>(null);
  const { compare } = useTextRules().order();
  return (
    <QuestionView
      question={
        keyless
          ? previewQuestion({ ...draft, content: askedContent(draft) }, words, asWritten)
          : previewQuestion(draft, words, compare)
      }
      value={answer}
      onChange={setAnswer}
      messages={{ ...noPoints, question: () => words.previewTitle }}
    />
  );
}

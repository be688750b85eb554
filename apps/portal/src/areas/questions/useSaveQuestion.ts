import type { Question } from '@sen/api/contract/model';
import { questionMutations } from '@sen/api/resources/questions/questionMutations';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { serverFieldErrors } from '../../app/errors/serverFieldErrors';
import type { FormWork } from '../../patterns/FormPage';
import { href } from '../../routes/paths';
import { formWords as words } from './formWords';
import { questionErrors, sentOf, type QuestionForm } from './questionForm';

const noErrors: Readonly<Record<string, string>> = {};

interface SaveQuestion {
  /** What was wrong when it was to be saved, by field: by our own rules, or as the server said. */
  errors: Readonly<Record<string, string>>;
  /** What of it still is: a field that was mended says nothing any more. */
  left: Readonly<Record<string, string>>;
  /** Why the server did not save it. */
  refusal: Error | null;
  pending: boolean;
  save: () => void;
}

/** Checks the question by the rules, sends it, and goes to what was saved. */
export function useSaveQuestion({ value, done }: FormWork<QuestionForm>, question?: Question): SaveQuestion {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [found, setFound] = useState(noErrors);

  const saving = useMutation({
    mutationFn: questionMutations.save,
    meta: { quiet: true },
    onError: (error) => setFound(serverFieldErrors(error)),
    onSuccess: async ({ data: saved }) => {
      await done();
      const isCopy = question !== undefined && saved.id !== question.id;
      showToast({ tone: 'success', text: words(isCopy ? 'savedAsCopy' : 'saved') });
      void queries.invalidateQueries({ queryKey: questionQueries.all() });
      navigate(href('questionView', { qid: saved.id }));
    },
  });

  function save(): void {
    const errors = questionErrors(value);
    const sent = sentOf(value, question?.id);
    setFound(errors ?? noErrors);
    saving.reset();
    if (!errors && sent) saving.mutate(sent);
  }

  // What the server refused is known to nobody else: it stands until the next try.
  const left = saving.error ? found : stillWrong(found, questionErrors(value) ?? noErrors);
  return { errors: found, left, refusal: saving.error, pending: saving.isPending, save };
}

function stillWrong(
  found: Readonly<Record<string, string>>,
  now: Readonly<Record<string, string>>,
): Record<string, string> {
  return Object.fromEntries(Object.entries(now).filter(([field]) => field in found));
}

import type { Exam } from '@sen/api/contract/model';
import { examMutations } from '@sen/api/resources/exams/examMutations';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { serverFieldErrors } from '../../app/errors/serverFieldErrors';
import { showRefusal } from '../../app/errors/showRefusal';
import type { FormWork } from '../../patterns/FormPage';
import { href } from '../../routes/paths';
import { draftOf, examErrors, type ExamForm } from './examForm';
import { formWords as words } from './words';

const noErrors: Readonly<Record<string, string>> = {};

interface SaveExam {
  /** What is wrong, by field: by our own rules, or as the server said. */
  errors: Readonly<Record<string, string>>;
  /** Why the server did not save it. */
  refusal: Error | null;
  pending: boolean;
  save: (publish: boolean) => void;
}

/** Checks the form by the rules, sends it, publishes it where that is wanted, and goes to the exam. */
export function useSaveExam({ value, done }: FormWork<ExamForm>, exam?: Exam): SaveExam {
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [found, setFound] = useState(noErrors);

  const saving = useMutation({
    mutationFn: async (publish: boolean) => {
      const { data: saved } = await examMutations.save(draftOf(value, exam?.id));
      // From here on the server has the work; whether it can be published is another question.
      if (publish) await examMutations.publish(saved.id).catch(showRefusal);
      return saved;
    },
    meta: { quiet: true },
    onError: (error) => setFound(serverFieldErrors(error)),
    onSuccess: async (saved) => {
      await done();
      const isCopy = exam !== undefined && saved.id !== exam.id;
      showToast({ tone: 'success', text: words(isCopy ? 'savedAsCopy' : 'saved') });
      void queries.invalidateQueries({ queryKey: examQueries.all() });
      navigate(href('examView', { svid: saved.id }));
    },
  });

  function save(publish: boolean): void {
    const staysPublic = exam !== undefined && exam.status !== 'draft' && !exam.in_use;
    const errors = examErrors(draftOf(value), publish || staysPublic);
    setFound(errors ?? noErrors);
    saving.reset();
    if (!errors) saving.mutate(publish);
  }

  return { errors: found, refusal: saving.error, pending: saving.isPending, save };
}

import type { Exam } from '@sen/api/contract/model';
import { examMutations } from '@sen/api/resources/exams/examMutations';
import { examQueries } from '@sen/api/resources/exams/examQueries';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { showRefusal } from '../../app/errors/showRefusal';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { href } from '../../routes/paths';
import { draftOf, examErrors, type ExamForm } from './examForm';
import { formWords as words } from './words';

/** Saves an exam and opens its page; `save(true)` also publishes it. */
export function useSaveExam({ value, forget }: FormWork<ExamForm>, exam?: Exam): Save<boolean> {
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(examQueries.detail(exam?.id ?? '').queryKey, 'examChanged');
  const staysPublic = exam !== undefined && exam.status !== 'draft' && !exam.in_use;
  return useSave({
    value,
    check: (form, publish: boolean) => examErrors(draftOf(form), publish || staysPublic),
    send: async (form, publish) => {
      const { data: saved } = await sendChange(() => examMutations.save(draftOf(form, exam)));
      // The exam is saved from here on, even if publishing fails.
      if (publish) await examMutations.publish(saved.id).catch(showRefusal);
      return saved;
    },
    // Publishing an exam publishes its draft questions.
    invalidates: [examQueries.all(), questionQueries.all()],
    toast: ({ id }) => words(exam !== undefined && id !== exam.id ? 'savedAsCopy' : 'saved'),
    forget: () => forget(),
    onSaved: ({ id }) => openSaved(href('examView', { svid: id })),
  });
}

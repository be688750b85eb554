import type { Question } from '@sen/api/contract/model';
import { questionMutations } from '@sen/api/resources/questions/questionMutations';
import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { href } from '../../routes/paths';
import { formWords as words } from './formWords';
import { questionErrors, sentOf, type QuestionForm } from './questionForm';

/** Saves a question and opens its page. */
export function useSaveQuestion({ value, forget }: FormWork<QuestionForm>, question?: Question): Save {
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(questionQueries.detail(question?.id ?? '').queryKey, 'questionChanged');
  return useSave({
    value,
    check: questionErrors,
    send: async (form) => {
      const sent = sentOf(form, question);
      if (!sent) throw new Error('questionErrors lets no question through whose answer is open.');
      return (await sendChange(() => questionMutations.save(sent))).data;
    },
    invalidates: [questionQueries.all()],
    toast: ({ id }) => words(question !== undefined && id !== question.id ? 'savedAsCopy' : 'saved'),
    forget: () => forget(),
    onSaved: ({ id }) => openSaved(href('questionView', { qid: id })),
  });
}

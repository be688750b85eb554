import type { SurveyForm } from '@sen/api/contract/model';
import { categoryQueries } from '@sen/api/resources/categories/categoryQueries';
import { surveyFormMutations } from '@sen/api/resources/surveyForms/surveyFormMutations';
import { surveyFormQueries } from '@sen/api/resources/surveyForms/surveyFormQueries';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { href } from '../../routes/paths';
import { draftOf, surveyFormErrors, type SurveyFormForm } from './surveyFormForm';
import { formWords as words } from './words';

/** Saves a survey form and opens its page. */
export function useSaveSurveyForm({ value, forget }: FormWork<SurveyFormForm>, saved?: SurveyForm): Save {
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(
    surveyFormQueries.detail(saved?.id ?? '').queryKey,
    'surveyFormChanged',
  );
  return useSave({
    value,
    check: (form) => surveyFormErrors(form, saved),
    send: async (form) => (await sendChange(() => surveyFormMutations.save(draftOf(form, saved)))).data,
    invalidates: [surveyFormQueries.all(), categoryQueries.all()],
    toast: ({ id, name }) => words(saved && id !== saved.id ? 'savedAsCopy' : 'saved', { name }),
    forget: () => forget(),
    onSaved: ({ id }) => openSaved(href('surveyFormView', { svid: id })),
  });
}

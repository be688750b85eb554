import type { SurveyForm, SurveyFormDraft } from '@sen/api/contract/model';

/** The draft that would be saved as this form; its status stays where the draft has none. */
export function draftOfSurveyForm({
  id,
  version,
  name,
  description,
  category,
  parts,
}: SurveyForm): Required<Omit<SurveyFormDraft, 'status'>> {
  return { id, version, name, description, category_id: category.id, parts };
}

import type { Language } from '@sen/api/contract/model';
import { numberedNames } from '@sen/domain/courses/freeNames';
import { copyTitle } from '@sen/domain/exams/copyTitle';
import { nameKey } from '@sen/domain/text/sameName';
import { orFieldError } from '../../errors/RefusalError.ts';
import type { InTransaction } from '../../store/database.ts';
import { takenSurveyNames } from '../../store/surveyForms/surveyFormChanges.ts';

const longest = 300;
/** Copies that find a name of their own before one has to be typed. */
const mostCopies = 200;

/** The first free name that says that a form is a copy. */
export async function freeCopyName(
  transaction: InTransaction,
  { name, company_id }: { name: string; company_id: string },
  language: Language,
): Promise<string> {
  const names = numberedNames(copyTitle(name, language, longest - 5), {
    count: mostCopies,
    maxLength: longest,
  });
  const taken = await takenSurveyNames(transaction, { company_id }, names);
  const free = names.find((one) => !taken.has(nameKey(one)));
  return orFieldError(free, 'name', 'surveyNameExists');
}

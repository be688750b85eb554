import type { MemberImportReport } from '@sen/api/contract/model';
import { classMutations } from '@sen/api/resources/classes/classMutations';
import { classImport } from '../../patterns/imports/classImport';
import type { ImportDefinition } from '../../patterns/imports/ImportDefinition';
import { formatNumber } from '../../words/formats';
import { classListWords as words } from './classListWords';

/** The import of a list of students, who have accounts, into a class. */
export function classListImport(cid: string): ImportDefinition<MemberImportReport> {
  return classImport({
    kind: 'students',
    classId: cid,
    check: (sheet, signal) => classMutations.checkList(cid, sheet, signal),
    start: (sheet) => classMutations.importList(cid, sheet),
    refused: (sheet) => classMutations.refusedStudents(cid, sheet),
    template: classMutations.listTemplate,
    countsOf: ({ total, good, repeated, refused }, when) => [
      count('rows', total),
      count(when === 'before' ? 'good' : 'saved', good),
      count('repeated', repeated),
      count('refused', refused),
    ],
    texts: {
      templateName: words('templateName'),
      refusedName: words('refusedName'),
      done: (saved) => words('done', { count: formatNumber(saved) }),
      noneDone: words('noneDone'),
      seeClass: words('seeClass'),
      messages: {
        stepSave: words('import'),
        drop: words('drop'),
        subject: words('student'),
        start: (rows) => words('start', { count: rows }),
        nothing: words('nothing'),
        notSaved: words('notStarted'),
      },
    },
    tab: 'students',
  });
}

type Counted = 'rows' | 'good' | 'saved' | 'repeated' | 'refused';
const count = (label: Counted, value: number) => ({ label: words(label), value: formatNumber(value) });

import type { DropdownOption, RequestRow } from '@sen/api/contract/model';
import { approvalKinds } from '@sen/domain/approvals/approvalKinds';
import { requestKind } from './requestLabels';

/** Requests whose people are placed in one class. */
export interface PlaceGroup {
  /** The name of its field. */
  field: string;
  /** What they ask for. */
  what: string;
  rows: readonly RequestRow[];
  company_id: string;
  course: DropdownOption | null;
  /** The class that all of them ask for. */
  asked: DropdownOption | null;
}

/** Selected requests by the choice of a class that each needs; some kinds need none. */
export function placeGroups(rows: readonly RequestRow[]): PlaceGroup[] {
  const groups = new Map<string, [RequestRow, ...RequestRow[]]>();
  for (const row of rows) {
    const place = approvalKinds[row.kind].place({ ...row, course_id: row.course?.id ?? null });
    if (place === null) continue;
    const group = groups.get(place);
    if (group) group.push(row);
    else groups.set(place, [row]);
  }
  const units = new Set(rows.map(({ company_id }) => company_id));
  return [...groups.values()].map((group, index) => {
    const [{ company_id, company_name, course, asked_class }] = group;
    const kinds = [...new Set(group.map(({ kind }) => requestKind.label(kind)))];
    return {
      field: index === 0 ? 'classroom_id' : `classroom_id_${index + 1}`,
      what: [...kinds, course?.name, units.size > 1 && company_name].filter(Boolean).join(' · '),
      rows: group,
      company_id,
      course,
      asked: group.every((row) => row.asked_class?.id === asked_class?.id) ? asked_class : null,
    };
  });
}

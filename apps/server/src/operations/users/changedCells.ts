import type { Language, MemberImportReport } from '@sen/api/contract/model';
import type { FieldChange } from '@sen/domain/imports/existingMember';
import { memberSheet } from '@sen/domain/imports/memberColumns';
import { cutText } from '@sen/domain/text/cutText';
import { sexNames } from '@sen/domain/imports/readSex';

type ChangedCell = MemberImportReport['changes'][number]['cells'][number];

/** What a row changes, as people read it: a date with the day first, a sex by its name. */
export function changedCells(changes: readonly FieldChange[], language: Language): ChangedCell[] {
  return changes.map(({ field, before, after }) => ({
    column: field,
    label: memberSheet.names[field][language],
    before: shown(field, before, language),
    after: shown(field, after, language),
  }));
}

function shown(field: FieldChange['field'], value: string | null, language: Language): string {
  if (value === null) return '';
  if (field === 'dateOfBirth') return value.split('-').toReversed().join('/');
  if (field === 'sex' && Object.hasOwn(sexNames, value))
    return sexNames[value as keyof typeof sexNames][language];
  return cutText(value, 500);
}

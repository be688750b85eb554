import type { Company, CompanyCounts } from '@sen/api/contract/model';
import { formatDate, formatDateTime, formatNumber } from '../../words/formats';
import { type FactSection, factSections } from '../../patterns/factSections';
import { words } from './words';

export function businessLabel(isBusiness: boolean): string {
  return words(isBusiness ? 'yes' : 'no');
}

/** How much a unit has. */
export function companyFigures({ counts }: Company): FactSection['items'] {
  return [
    { term: words('members'), details: formatNumber(counts.members) },
    { term: words('projects'), details: formatNumber(counts.projects) },
    { term: words('classes'), details: formatNumber(counts.classes) },
    { term: words('exams'), details: formatNumber(counts.exams) },
    { term: words('questions'), details: formatNumber(counts.questions) },
  ];
}

/** What goes with a deleted unit; what there is none of is omitted. */
export function lostFigures(counts: CompanyCounts): FactSection['items'] {
  const shown = [
    [words('members'), counts.members],
    [words('projects'), counts.projects],
    [words('courses'), counts.courses],
    [words('classes'), counts.classes],
    [words('exams'), counts.exams],
    [words('questions'), counts.questions],
    [words('attempts'), counts.attempts],
  ] as const;
  return shown
    .filter(([, count]) => count > 0)
    .map(([term, count]) => ({ term, details: formatNumber(count) }));
}

/** What is known of a unit, by what it is about; what nobody entered is omitted. */
export function companyFacts(company: Company): FactSection[] {
  return factSections(
    [
      words('contactHow'),
      [
        [words('contact'), company.company_contact],
        [words('phone'), company.company_phone],
        [words('email'), company.company_email],
        [words('address'), company.company_address],
      ],
    ],
    [
      words('about'),
      [
        [words('business'), businessLabel(company.is_business)],
        [words('field'), company.field],
        [words('accentColor'), company.accent_color],
        [words('created'), formatDate(company.created_at)],
        [words('updated'), formatDateTime(company.updated_at)],
      ],
    ],
  );
}

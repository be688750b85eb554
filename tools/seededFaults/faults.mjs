/**
 * One fault of each kind that the tests must catch: `search` is replaced by `replace` in `file`, then
 * `test` runs, the narrowest one that must fail.
 * @typedef {{ kind: string, file: string, search: string, replace: string, test: Test }} Fault
 * @typedef {{ project: string, file: string } | { stories: string } | { tool: 'tsc' }} Test
 * @type {readonly Fault[]}
 */
export const faults = [
  {
    kind: 'a missing right',
    file: 'packages/domain/src/access/permissions.ts',
    search: "'company.list': ['super-admin'],",
    replace: "'company.list': ['super-admin', 'admin'],",
    test: { project: 'server', file: 'apps/server/src/operations/companies/access.test.ts' },
  },
  {
    kind: 'a wrong filter',
    file: 'apps/server/src/store/lists/fieldConditions.ts',
    search: "`'${word}':*`",
    replace: "`'${word}'`",
    test: { project: 'server', file: 'apps/server/src/store/lists/defineList.test.ts' },
  },
  {
    kind: "another unit's row",
    file: 'apps/server/src/store/exams/exams.ts',
    search: `.where('exam.id', '=', id)
    .where(inScope('exam.company_id', scope))`,
    replace: `.where('exam.id', '=', id)`,
    test: { project: 'server', file: 'apps/server/src/operations/exams/access.test.ts' },
  },
  {
    kind: 'a wrong word',
    file: 'packages/domain/src/exams/errors.ts',
    search: "en: 'The exam needs at least one part.'",
    replace: "en: 'Đề thi cần ít nhất một phần.'",
    test: { project: 'unit', file: 'packages/domain/src/errors/errorMessage.test.ts' },
  },
  {
    kind: 'a contrast below AA',
    file: 'packages/ui/src/tokens/lightTheme.ts',
    search: "textMuted: 'oklch(0.5 0.018 163)'",
    replace: "textMuted: 'oklch(0.66 0.018 163)'",
    test: { project: 'unit', file: 'packages/ui/src/tokens/contrast.test.ts' },
  },
  {
    kind: 'a lost focus',
    file: 'packages/ui/src/composites/EmojiPicker/EmojiGrid.tsx',
    search: "grid.current?.querySelectorAll('button')[next]?.focus();",
    replace: '',
    test: { stories: 'composites-emojipicker' },
  },
  {
    kind: 'a lost answer',
    file: 'apps/portal/src/journal/AttemptJournal.ts',
    search: 'if (entry.seq > acknowledged_seq) break;',
    replace: '',
    test: { project: 'unit-portal', file: 'apps/portal/src/journal/journal.faults.test.ts' },
  },
  {
    kind: 'a wrong migration',
    file: 'apps/server/src/migrations/2026-11-21-members-counted.ts',
    search: '-count(*)::int from gone',
    replace: 'count(*)::int from gone',
    test: { project: 'server', file: 'apps/server/src/store/users/memberTally.test.ts' },
  },
  {
    kind: 'an undeclared field in an answer',
    file: 'apps/server/src/store/companies/companyList.ts',
    search: ".select(['company.created_at', 'company.deleted_at'])",
    replace: ".select(['company.created_at', 'company.deleted_at', 'company.sort_key'])",
    test: { project: 'server', file: 'apps/server/src/operations/companies/companies.test.ts' },
  },
  {
    kind: 'a broken import',
    file: 'apps/server/src/operations/companies/listCompanies.ts',
    search: "'../listOperation.ts'",
    replace: "'../listOperations.ts'",
    test: { tool: 'tsc' },
  },
];

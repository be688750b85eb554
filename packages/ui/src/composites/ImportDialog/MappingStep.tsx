import { Select } from '../../components/Select/Select';
import { Text } from '../../components/Text/Text';
import { Columns } from '../../layout/Columns/Columns';
import { Stack } from '../../layout/Stack/Stack';
import * as css from './ImportDialog.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import { ImportNotes } from './ImportNotes';
import type { ImportDialogProps, ImportMapping, ImportStep } from './importProps';
import type { MappingProblem } from './mappingProblems';

interface MappingStepProps {
  step: Extract<ImportStep, { kind: 'mapping' }>;
  targets: ImportDialogProps['targets'];
  problems: ReadonlyMap<string, MappingProblem>;
  /** A missing column is reported after the first attempt to continue. */
  tried: boolean;
  onSheetChange: ((sheet: string) => void) | undefined;
  onHeaderRowChange: ((row: number) => void) | undefined;
  onMappingChange: (mapping: ImportMapping) => void;
  words: ImportDialogMessages;
}

const none = '';

export function MappingStep({
  step: { sources, mapping, sheets = [], sheet, headerRow, notes },
  targets,
  problems,
  tried,
  onSheetChange,
  onHeaderRowChange,
  onMappingChange,
  words,
}: MappingStepProps) {
  const options = [
    { value: none, label: words.unused },
    ...sources.map(({ id, label, sample }) => ({ value: id, label, description: sample })),
  ];
  const hasSheets = sheets.length > 1 && sheet !== undefined;
  const used = new Set(Object.values(mapping));
  const unused = sources.filter(({ id }) => !used.has(id)).map(({ label }) => label);

  const eitherOf = targets
    .filter(({ oneOf }) => oneOf)
    .map(({ label }) => label)
    .join(', ');

  function sampleOf(key: string, description: string | undefined): string | undefined {
    const sample = sources.find(({ id }) => id === mapping[key])?.sample;
    return sample === undefined ? description : words.sample(sample);
  }

  function problemOf(key: string): string | undefined {
    const problem = problems.get(key);
    if (problem?.kind === 'twice') return words.twice(problem.other);
    if (problem?.kind === 'noneOf') return tried ? words.oneOf(eitherOf) : undefined;
    return problem && tried ? words.missing : undefined;
  }

  return (
    <Stack>
      <Text tone="muted">{words.mappingNote}</Text>
      {eitherOf !== '' && <Text>{words.oneOf(eitherOf)}</Text>}
      <ImportNotes notes={notes} words={words} />
      {(hasSheets || headerRow !== undefined) && (
        <div className={css.sheet}>
          {hasSheets && (
            <Select
              label={words.sheet}
              options={sheets.map(({ id, label }) => ({ value: id, label }))}
              value={sheet}
              onChange={(next) => onSheetChange?.(next)}
            />
          )}
          {headerRow !== undefined && (
            <Select
              label={words.headingRow}
              description={words.headingRowNote}
              options={headingRows(headerRow).map((row) => ({
                value: String(row),
                label: words.row(String(row)),
              }))}
              value={String(headerRow)}
              onChange={(next) => onHeaderRowChange?.(Number(next))}
            />
          )}
        </div>
      )}
      <Columns gap="l">
        {targets.map(({ key, label, required, description }) => (
          <Select
            key={key}
            name={key}
            label={label}
            required={required}
            description={sampleOf(key, description)}
            error={problemOf(key)}
            options={required ? options.slice(1) : options}
            value={mapping[key] ?? (required ? null : none)}
            onChange={(source) => onMappingChange({ ...mapping, [key]: source === none ? null : source })}
          />
        ))}
      </Columns>
      {unused.length > 0 && (
        <Text size="small" tone="muted">
          {words.unmapped(unused.join(', '))}
        </Text>
      )}
    </Stack>
  );
}

/** Headings are among the first rows, above which a sheet may have a title, a date and a logo. */
const mostHeadingRows = 10;

function headingRows(chosen: number): number[] {
  const first = Array.from({ length: mostHeadingRows }, (_, place) => place + 1);
  return first.includes(chosen) ? first : [...first, chosen];
}

import { Select } from '../../components/Select/Select';
import { Text } from '../../components/Text/Text';
import { Columns } from '../../layout/Columns/Columns';
import { Stack } from '../../layout/Stack/Stack';
import * as css from './ImportDialog.css';
import type { ImportDialogMessages } from './ImportDialog.messages';
import type { ImportDialogProps, ImportMapping, ImportStep } from './importProps';
import type { MappingProblem } from './mappingProblems';

interface MappingStepProps {
  step: Extract<ImportStep, { kind: 'mapping' }>;
  targets: ImportDialogProps['targets'];
  problems: ReadonlyMap<string, MappingProblem>;
  /** A missing column is reported after the first attempt to continue. */
  tried: boolean;
  onSheetChange: ((sheet: string) => void) | undefined;
  onMappingChange: (mapping: ImportMapping) => void;
  words: ImportDialogMessages;
}

const none = '';

export function MappingStep({
  step: { sources, mapping, sheets = [], sheet },
  targets,
  problems,
  tried,
  onSheetChange,
  onMappingChange,
  words,
}: MappingStepProps) {
  const options = [
    { value: none, label: words.unused },
    ...sources.map(({ id, label }) => ({ value: id, label })),
  ];
  const used = new Set(Object.values(mapping));
  const unused = sources.filter(({ id }) => !used.has(id)).map(({ label }) => label);

  function sampleOf(key: string, description: string | undefined): string | undefined {
    const sample = sources.find(({ id }) => id === mapping[key])?.sample;
    return sample === undefined ? description : words.sample(sample);
  }

  function problemOf(key: string): string | undefined {
    const problem = problems.get(key);
    if (problem?.kind === 'twice') return words.twice(problem.other);
    return problem && tried ? words.missing : undefined;
  }

  return (
    <Stack>
      <Text tone="muted">{words.mappingNote}</Text>
      {sheets.length > 1 && sheet !== undefined && (
        <div className={css.sheet}>
          <Select
            label={words.sheet}
            options={sheets.map(({ id, label }) => ({ value: id, label }))}
            value={sheet}
            onChange={(next) => onSheetChange?.(next)}
          />
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

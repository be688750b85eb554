import type { MemberImportReport } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { Columns } from '@sen/ui/Columns';
import type { ImportMapping } from '@sen/ui/ImportDialog';
import { Inline } from '@sen/ui/Inline';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { useState } from 'react';
import { mappingOf, placesOf, sourcesOf } from '../../patterns/columnMapping';
import { importWords as words } from './importWords';

interface ImportColumnsProps {
  report: MemberImportReport;
  /** Reads the file again with this mapping, or another sheet by its own headings. */
  onRead: (how: { sheet: string; mapping?: Record<string, number> }) => void;
}

const none = '';

/** Maps the file's columns to fields, starting from the detected mapping. */
export function ImportColumns({ report, onRead }: ImportColumnsProps) {
  const [mapping, setMapping] = useState<ImportMapping>(() => mappingOf(report));
  const sources = sourcesOf(report, (letter) => words('column', { letter }));
  const options = sources.map(({ id, label }) => ({ value: id, label }));
  const { columns, sheet, sheets } = report;
  return (
    <Stack gap="m">
      {sheets.length > 1 && (
        <Select
          label={words('sheet')}
          options={sheets.map((name) => ({ value: name, label: name }))}
          value={sheet}
          onChange={(next) => onRead({ sheet: next })}
        />
      )}
      <Columns gap="l">
        {columns.map(({ key, label, required }) => (
          <Select
            key={key}
            name={key}
            label={label}
            required={required}
            options={required ? options : [{ value: none, label: words('unused') }, ...options]}
            value={mapping[key] ?? (required ? null : none)}
            onChange={(source) => setMapping({ ...mapping, [key]: source === none ? null : source })}
          />
        ))}
      </Columns>
      <Inline gap="s">
        <Button onPress={() => onRead({ sheet, mapping: placesOf(mapping) })}>{words('readAgain')}</Button>
      </Inline>
    </Stack>
  );
}

import type { SimpleSheet } from '@sen/api/contract/model';
import { Stack } from '@sen/ui/Stack';
import { Tabs } from '@sen/ui/Tabs';
import { Text } from '@sen/ui/Text';
import * as css from './SimpleFileView.css';
import { SheetTable } from './SheetTable';
import { type PartsProps, useSeenParts } from './useSeenParts';
import { words } from './words';

interface SimpleTablesViewProps extends PartsProps {
  sheets: readonly SimpleSheet[];
}

/** The sheets of an Excel file, of which one is looked at. */
export function SimpleTablesView({ sheets, startAt = 0, onProgress }: SimpleTablesViewProps) {
  const element = useSeenParts(sheets.length, onProgress);
  const content = (sheet: SimpleSheet, index: number) => (
    <div ref={element} data-page={index + 1} className={css.part}>
      <Stack gap="s">
        {sheet.is_cut && <Text tone="muted">{words('cutSheet', { count: sheet.rows.length })}</Text>}
        {sheet.has_more_columns && <Text tone="muted">{words('cutColumns')}</Text>}
        {sheet.rows.length > 0 && <SheetTable sheet={sheet} />}
      </Stack>
    </div>
  );
  const [only] = sheets;
  if (sheets.length === 1 && only) return content(only, 0);
  return (
    <Tabs
      label={words('sheets')}
      defaultSelected={String(startAt)}
      items={sheets.map((sheet, index) => ({
        id: String(index),
        label: sheet.name,
        content: content(sheet, index),
      }))}
    />
  );
}

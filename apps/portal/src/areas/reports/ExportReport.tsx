import type { Query, ReportName } from '@sen/api/contract/model';
import { reportMutations } from '@sen/api/resources/reports/reportMutations';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { DownloadIcon } from '@sen/ui/icons';
import { useState } from 'react';
import { giveFile } from '../../patterns/imports/giveFile';
import { words } from './words';

const formats = ['xlsx', 'csv'] as const;

/** Saves all rows of what is on the screen as a workbook or as text. */
export function ExportReport({
  report,
  title,
  query: { page: _page, limit: _limit, ...shown },
}: {
  report: ReportName;
  title: string;
  query: Query<'getReport'>;
}) {
  const [fetching, setFetching] = useState<string>();

  async function give(format: (typeof formats)[number]): Promise<void> {
    setFetching(format);
    await giveFile(
      reportMutations
        .export(report, { ...shown, format })
        .then((file: unknown) => ({ name: `${title}.${format}`, file })),
    );
    setFetching(undefined);
  }

  return formats.map((format) => (
    <Button
      key={format}
      icon={<Icon of={DownloadIcon} />}
      pending={fetching === format}
      disabled={fetching !== undefined && fetching !== format}
      onPress={() => void give(format)}
    >
      {words('exportAs', { format: `.${format}` })}
    </Button>
  ));
}

import type { ReportName, ReportView } from '@sen/api/contract/model';
import { reportMutations } from '@sen/api/resources/reports/reportMutations';
import { reportQueries } from '@sen/api/resources/reports/reportQueries';
import { checkReportView } from '@sen/domain/reports/reportViews';
import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { TextField } from '@sen/ui/TextField';
import { showToast } from '@sen/ui/Toast';
import { DeleteIcon } from '@sen/ui/icons';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useSearch } from 'wouter';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { Loaded } from '../../patterns/Loaded';
import { reportHref } from '../../patterns/reports/openingHref';
import { words } from './words';

interface KeptViewsDialogProps {
  report: ReportName;
  onClose: () => void;
}

/** The kept views of a report, each a link to its filters and order, and a name for the view on the screen. */
export function KeptViewsDialog({ report, onClose }: KeptViewsDialogProps) {
  const shown = viewOf(useSearch());
  const query = useQuery(reportQueries.views(report));
  return (
    <FormDialog
      title={words('views')}
      submit={words('keepView')}
      initial={{ name: '' }}
      check={checkReportView}
      send={async ({ name }) => (await reportMutations.keepView(report, { name, query: shown })).data}
      toast={() => words('viewKept')}
      invalidates={[reportQueries.views(report).queryKey]}
      onSaved={onClose}
      onClose={onClose}
    >
      {({ value, change }) => (
        <>
          <Loaded query={query} inDialog>
            {({ data }) =>
              data.length === 0 ? (
                <Text tone="muted">{words('noViews')}</Text>
              ) : (
                <Stack gap="xs" as="ul">
                  {data.map((view) => (
                    <li key={view.id}>
                      <KeptView report={report} view={view} onOpen={onClose} />
                    </li>
                  ))}
                </Stack>
              )
            }
          </Loaded>
          <TextField
            name="name"
            label={words('viewName')}
            description={words('viewNameHelp')}
            required
            maxLength={120}
            value={value.name}
            onChange={(name) => change({ name })}
          />
        </>
      )}
    </FormDialog>
  );
}

function KeptView({ report, view, onOpen }: { report: ReportName; view: ReportView; onOpen: () => void }) {
  const client = useQueryClient();
  const forgetting = useMutation({
    mutationFn: () => reportMutations.forgetView(report, view.id),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: reportQueries.views(report).queryKey });
      showToast({ tone: 'success', text: words('viewForgotten', { name: view.name }) });
    },
  });
  const address = reportHref(report, []);
  return (
    <Inline gap="xs" justify="between" wrap={false}>
      <Link href={view.query === '' ? address : `${address}?${view.query}`} onPress={onOpen}>
        {view.name}
      </Link>
      <IconButton
        name={words('forgetView', { name: view.name })}
        icon={<Icon of={DeleteIcon} />}
        disabled={forgetting.isPending}
        onPress={() => forgetting.mutate()}
      />
    </Inline>
  );
}

/** What is kept of an address: filters, search and order, but not the page. */
function viewOf(search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  return query.toString();
}

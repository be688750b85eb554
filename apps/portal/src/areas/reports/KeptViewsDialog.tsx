import type { Query, ReportName, ReportView } from '@sen/api/contract/model';
import { reportMutations, type ReportViewDraft } from '@sen/api/resources/reports/reportMutations';
import { reportQueries } from '@sen/api/resources/reports/reportQueries';
import { checkReportView } from '@sen/domain/reports/reportViews';
import { Checkbox } from '@sen/ui/Checkbox';
import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { Inline } from '@sen/ui/Inline';
import { Link } from '@sen/ui/Link';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
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
  /** What is on the screen. */
  query: Query<'getReport'>;
  onClose: () => void;
}

/** The kept views of a report, each a link to its filters and order, and a name for the view on the screen. */
export function KeptViewsDialog({ report, query: shown, onClose }: KeptViewsDialogProps) {
  const address = addressOf(report, useSearch());
  const query = useQuery(reportQueries.views(report));
  return (
    <FormDialog
      title={words('views')}
      submit={words('keepView')}
      initial={{ name: '', weekly: false }}
      check={checkReportView}
      send={async (view) =>
        (await reportMutations.keepView(report, { ...view, address, ...callOf(shown) })).data
      }
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
          <Checkbox
            label={words('weekly')}
            checked={value.weekly}
            onChange={(weekly) => change({ weekly })}
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
  const switching = useMutation({
    mutationFn: (weekly: boolean) => reportMutations.setWeekly(report, view.id, weekly),
    onSettled: () => client.invalidateQueries({ queryKey: reportQueries.views(report).queryKey }),
  });
  return (
    <Inline gap="xs" justify="between">
      <Link href={view.address} onPress={onOpen}>
        {view.name}
      </Link>
      <Inline gap="xs" wrap={false}>
        <Switch
          label={words('weeklyShort')}
          on={switching.isPending ? switching.variables : view.weekly}
          disabled={switching.isPending}
          onChange={(weekly) => switching.mutate(weekly)}
        />
        <IconButton
          name={words('forgetView', { name: view.name })}
          icon={<Icon of={DeleteIcon} />}
          disabled={forgetting.isPending}
          onPress={() => forgetting.mutate()}
        />
      </Inline>
    </Inline>
  );
}

/** The address of a report with the filters, search and order on the screen, but not its page. */
function addressOf(report: ReportName, search: string): string {
  const query = new URLSearchParams(search);
  query.delete('page');
  const path = reportHref(report, []);
  return query.size === 0 ? path : `${path}?${query.toString()}`;
}

/** What the rows of a mail are read by. */
function callOf({
  'fieldName[]': fields = [],
  'keyword[]': keywords = [],
  'compare[]': compares = [],
  sort,
  order,
}: Query<'getReport'>): Pick<ReportViewDraft, 'filters' | 'sort' | 'order'> {
  return {
    filters: fields.map((field, place) => ({
      field,
      keyword: keywords[place] ?? '',
      compare: compares[place] ?? 'like',
    })),
    ...(sort !== undefined && { sort }),
    ...(order !== undefined && { order }),
  };
}

import type { CompanyDeletion, CompanyRow } from '@sen/api/contract/model';
import { companyMutations } from '@sen/api/resources/companies/companyMutations';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { mayDeleteCompanies } from '@sen/domain/companies/deletion';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { DescriptionList } from '@sen/ui/DescriptionList';
import { Dialog } from '@sen/ui/Dialog';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { showToast } from '@sen/ui/Toast';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { errorText } from '../../app/errors/errorText';
import { showRefusal } from '../../app/errors/showRefusal';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { Loading } from '../../patterns/Loading';
import { formatDeadline } from '../../words/formats';
import { refusalText } from '../../words/refusalText';
import { lostFigures } from './companyFacts';
import { words } from './words';

type Props = ActionDialogProps<Pick<CompanyRow, 'id' | 'company_name' | 'deleted_at'>>;

/** Says what goes with units and until when they can be restored, and deletes them; or says why that is not possible. */
export function DeleteUnitsDialog({ ids, items: [first], onDone, onClose }: Props) {
  const query = useQuery({ ...companyQueries.deletion(ids), staleTime: 0 });
  const isRefused = query.data !== undefined && query.data.data.running.length > 0;
  const title =
    ids.length === 1
      ? words(isRefused ? 'cannotDelete' : 'deleteTitle', { name: first?.company_name ?? '' })
      : words(isRefused ? 'cannotDeleteMany' : 'deleteManyTitle', { count: ids.length });
  if (query.data && !isRefused)
    return (
      <Confirmation ids={ids} title={title} deletion={query.data.data} onDone={onDone} onClose={onClose} />
    );
  const why = query.data && refusalText(mayDeleteCompanies(query.data.data.running));
  return (
    <Dialog
      open
      size="small"
      title={title}
      onClose={onClose}
      actions={<Button onPress={onClose}>{words('understood')}</Button>}
    >
      {query.isPending && <Loading titled />}
      {query.isError && <Callout tone="danger">{errorText(query.error)}</Callout>}
      {query.data && (
        <Stack>
          <Callout tone="attention">{why}</Callout>
          {query.data.data.running.length > 1 && (
            <DescriptionList
              items={query.data.data.running.map(({ company_name, classroom_name }) => ({
                term: company_name,
                details: classroom_name,
              }))}
            />
          )}
        </Stack>
      )}
    </Dialog>
  );
}

interface ConfirmationProps extends Pick<Props, 'ids' | 'onDone' | 'onClose'> {
  title: string;
  deletion: CompanyDeletion;
}

function Confirmation({ ids, title, deletion: { counts, until }, onDone, onClose }: ConfirmationProps) {
  const queries = useQueryClient();
  const count = ids.length;

  async function undo() {
    try {
      await companyMutations.restore([...ids]);
      showToast({ tone: 'success', text: words('restored', { count }) });
      await queries.invalidateQueries();
    } catch (error) {
      showRefusal(error);
    }
  }

  return (
    <ConfirmAction
      danger
      title={title}
      text={words('deleteText')}
      confirmLabel={words('deleteSubmit')}
      action={() => companyMutations.remove([...ids])}
      onDone={() => {
        showToast({
          tone: 'success',
          text: words('deleted', { count }),
          action: { label: words('undo'), onPress: () => void undo() },
        });
        void queries.invalidateQueries();
        onDone();
      }}
      onCancel={onClose}
    >
      <DescriptionList look="beside" items={lostFigures(counts)} />
      <Text>{words('deleteUntil', { until: formatDeadline(until) })}</Text>
    </ConfirmAction>
  );
}

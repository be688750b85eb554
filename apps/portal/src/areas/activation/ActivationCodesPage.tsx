import type { NewActivationCode } from '@sen/api/contract/model';
import { activationQueries } from '@sen/api/resources/activation/activationQueries';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { activationCodeStates } from '@sen/domain/activation/activationRules';
import { notEnded } from '@sen/domain/classes/mayEditClass';
import { Button } from '@sen/ui/Button';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, DownloadIcon, UnlockIcon } from '@sen/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBackToClass } from '../../patterns/classes/useBackToClass';
import { ListPage } from '../../patterns/list/ListPage';
import { useList } from '../../patterns/list/useList';
import { pageTitle } from '../../routes/pageTitles';
import type { ParamsOf } from '../../routes/paths';
import { AddCodesDialog } from './AddCodesDialog';
import { codeActions } from './codeActions';
import { codeStateLabel, codeStateTones } from './codeStates';
import { MadeCodesDialog } from './MadeCodesDialog';
import { saveCodes } from './saveCodes';
import { words } from './words';

/** The activation codes of a class: created, followed, withdrawn. */
export function ActivationCodesPage({ params: { cid } }: { params: ParamsOf<'activationCodes'> }) {
  const { data: found, dataUpdatedAt } = useQuery(classQueries.detail(cid));
  const classroom = found?.data;
  const back = useBackToClass(cid);
  const [adding, setAdding] = useState(false);
  const [made, setMade] = useState<NewActivationCode[] | null>(null);
  const [saving, setSaving] = useState(false);
  const list = useList({
    name: 'activationCodes',
    query: activationQueries.list(cid),
    search: 'used_by',
    sorts: ['number', 'expires_at', 'used_at'],
    order: 'desc',
    filters: (filter) => [
      filter.choices('state', words('state'), activationCodeStates, codeStateLabel),
      filter.text('note', words('note')),
    ],
    rowName: ({ number }) => words('rowName', { number }),
    actions: codeActions(cid),
  });

  async function exportAll(): Promise<void> {
    setSaving(true);
    await saveCodes(cid);
    setSaving(false);
  }

  const mayAdd =
    classroom !== undefined &&
    notEnded({ ends_at: new Date(classroom.classroom_end_time) }, new Date(dataUpdatedAt)).allowed;
  const add = mayAdd && (
    <Button variant="primary" icon={<Icon of={AddIcon} />} onPress={() => setAdding(true)}>
      {words('add')}
    </Button>
  );
  return (
    <>
      <ListPage
        title={pageTitle('activationCodes')}
        back={back}
        main={add}
        more={
          <Button icon={<Icon of={DownloadIcon} />} pending={saving} onPress={() => void exportAll()}>
            {words('export')}
          </Button>
        }
        list={list}
        columns={(column) => [
          column.main('number', words('number'), (row) => String(row.number)),
          column.status('state', words('state'), (row) => row.state, codeStateLabel, codeStateTones),
          column.text('note', words('note'), (row) => row.note),
          column.dateTime('expires_at', words('expires'), (row) => row.expires_at),
          column.text('used_by', words('usedBy'), (row) => row.used_by?.name),
          column.dateTime('used_at', words('usedAt'), (row) => row.used_at),
          column.text('created_by', words('createdBy'), (row) => row.created_by, { priority: 'low' }),
        ]}
        empty={{ icon: UnlockIcon, title: words('emptyTitle'), text: words('emptyText'), actions: add }}
      />
      {adding && classroom && (
        <AddCodesDialog
          classroom={classroom}
          onMade={(codes) => {
            setAdding(false);
            setMade(codes);
          }}
          onClose={() => setAdding(false)}
        />
      )}
      {made && <MadeCodesDialog classId={cid} codes={made} onClose={() => setMade(null)} />}
    </>
  );
}

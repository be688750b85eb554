import type { RequestRow } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { fieldError } from '@sen/domain/errors/FieldError';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { ActionDialogProps } from '../../patterns/actions/Action';
import { AudienceChoice, audienceOf } from '../../patterns/approvals/AudienceChoice';
import { useDecisionToast } from '../../patterns/approvals/useDecisionToast';
import { words as approvalWords } from '../../patterns/approvals/words';
import { FormDialog } from '../../patterns/forms/FormDialog';
import { ClassChoice } from '../../patterns/ClassChoice';
import { placeGroups } from './placeGroups';
import { requestDesk } from './requestDesk';
import { RequestFacts } from './RequestFacts';
import { approvalNotes } from './requestLabels';
import { words } from './words';

/** Approves requests of any kinds: places their people in the selected classes, makes courses public, and chooses who reads topics. */
export function ApproveDialog({ ids, items, onDone, onClose }: ActionDialogProps<RequestRow>) {
  const showDecision = useDecisionToast(requestDesk);
  const count = ids.length;
  const only = count === 1 ? items[0] : undefined;
  const groups = placeGroups(items);
  const topics = items.filter(({ topic }) => topic !== null);
  return (
    <FormDialog
      title={
        only ? approvalWords('approveOne', { name: only.name }) : approvalWords('approveMany', { count })
      }
      size={groups.length > 3 ? 'large' : undefined}
      submit={approvalWords('approve')}
      initial={(): Record<string, string | null> => ({
        ...Object.fromEntries(groups.map(({ field, asked }) => [field, asked?.id ?? null])),
        audience: audienceOf(topics),
      })}
      check={(value) =>
        groups
          .filter(({ field }) => !value[field])
          .map(({ field }) => fieldError(field, 'pleaseSelectAClass'))
      }
      send={(value) =>
        registrationMutations.approve(
          [...ids],
          groups.flatMap(({ field, rows }) =>
            rows.map(({ id }) => ({ request_id: id, classroom_id: value[field] ?? '' })),
          ),
          value['audience'] === 'unit' ? 'unit' : 'system',
        )
      }
      invalidates={requestDesk.invalidates}
      onSaved={() => {
        showDecision({ ids, name: only?.name, status: 'approved' });
        onDone();
      }}
      onClose={onClose}
    >
      {({ value, change }) => (
        <Stack gap="m">
          {groups.map(({ field, what, rows, company_id, course, asked }, place) => (
            <ClassChoice
              key={field}
              name={field}
              value={value[field] ?? null}
              onChange={(id) => change({ [field]: id })}
              label={
                groups.length === 1
                  ? words('chooseClass')
                  : words('chooseClassOf', { what, count: rows.length })
              }
              description={course ? words('chooseCourseClass', { name: course.name }) : words('chooseHelp')}
              unit={company_id}
              course={course?.id}
              asked={asked}
              selectOnly={course !== null}
              // A class that is selected by itself would not be shown in a field that is being typed into.
              focusOnMount={place === 0 && course === null && !asked}
            />
          ))}
          {topics.length > 0 && (
            <AudienceChoice
              name="audience"
              value={value['audience'] === 'unit' ? 'unit' : 'system'}
              onChange={(audience) => change({ audience })}
              requests={topics}
            />
          )}
          {groups.length > 0 && <Text tone="muted">{words('approveText')}</Text>}
          {approvalNotes(items).map((note) => (
            <Text key={note} tone="muted">
              {note}
            </Text>
          ))}
          {only && <RequestFacts request={only} />}
        </Stack>
      )}
    </FormDialog>
  );
}

import type { Event, EventScope } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { eventMutations } from '@sen/api/resources/events/eventMutations';
import { eventQueries } from '@sen/api/resources/events/eventQueries';
import { can } from '@sen/domain/access/can';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { formWords as unitWords } from '../../patterns/forms/formWords';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { keywords } from '../../patterns/list/callQuery';
import { SearchedChoice } from '../../patterns/SearchedChoice';
import { pageTitle } from '../../routes/pageTitles';
import { viewHref } from './eventActions';
import { draftOf, editOf, type EventForm, eventErrors, keepsRule } from './eventForm';
import { EventPeople } from './EventPeople';
import { EventReminders } from './EventReminders';
import { EventTimes } from './EventTimes';
import { ScopeDialog } from './ScopeDialog';
import { formWords as words } from './words';

interface EventEditorProps {
  work: FormWork<EventForm>;
  /** The event to edit; absent for a new one. */
  event?: Event;
  /** Target of the cancel button. */
  back: string;
}

/** The form of an event: what, when, with whom, and when they are reminded. */
export function EventEditor({ work, event, back }: EventEditorProps) {
  const { value, change, field, forget } = work;
  const user = useUser();
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(eventQueries.detail(event?.id ?? '').queryKey, 'eventChanged');
  const { errors, refusal, pending, save } = useSave({
    value,
    check: (form, scope: EventScope) => eventErrors(form, user, event, scope),
    send: async (form, scope: EventScope) => {
      if (!event) return { ...(await eventMutations.add(draftOf(form))).data, apart: 0 };
      const saved = await sendChange(() => eventMutations.edit(event.id, editOf(form, event, scope)));
      return { ...saved.data, apart: saved.apart_count };
    },
    invalidates: [eventQueries.all()],
    toast: ({ title, apart }) =>
      apart === 0 ? words('saved', { name: title }) : words('savedApart', { name: title, count: apart }),
    forget: () => forget(),
    onSaved: (saved) => openSaved(viewHref(saved)),
  });
  const [asking, setAsking] = useState(false);
  const scopes = scopesOf(value, event);
  const [scope] = scopes;
  return (
    <>
      <Form
        aria-label={event ? words('editing', { name: event.title }) : pageTitle('eventAdd')}
        errors={errors}
        onSubmit={() => {
          // What is wrong in any case is said before the question.
          if (scopes.length > 1 && eventErrors(value, user, event, scope).length === 0) setAsking(true);
          else save(scope);
        }}
      >
        <Stack gap="l">
          <Card title={words('what')}>
            <Stack>
              <TextField {...field('title')} label={words('title')} maxLength={300} required />
              {!event && can(user.role, 'company.list') && (
                <SearchedChoice
                  name="company_id"
                  label={words('unit')}
                  required
                  find={(typed) => companyQueries.list({ limit: 20, ...keywords({ company_name: typed }) })}
                  optionsOf={({ data }) => data.map(({ id, company_name }) => ({ id, name: company_name }))}
                  failed={unitWords('unitsFailed')}
                  value={value.unit}
                  onChange={(unit) =>
                    change({ unit, people: [], classroom: null, course: null, project: null })
                  }
                />
              )}
              <TextArea {...field('content')} label={words('content')} rows={4} maxLength={5000} />
              <TextField
                {...field('link')}
                label={words('link')}
                description={words('linkHelp')}
                type="url"
                maxLength={2000}
              />
            </Stack>
          </Card>
          <EventTimes work={work} event={event} />
          <EventPeople work={work} />
          <EventReminders work={work} />
          <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
            <Button type="submit" variant="primary" pending={pending}>
              {words(event ? 'save' : 'add')}
            </Button>
          </FormActions>
        </Stack>
      </Form>
      {event && asking && (
        <ScopeDialog
          event={event}
          scopes={scopes}
          onSave={(chosen) => {
            setAsking(false);
            save(chosen);
          }}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

/** What a change can be of: one occurrence alone only while the rule stays; all where nothing repeats. */
function scopesOf(form: EventForm, event: Event | undefined): readonly [EventScope, ...EventScope[]] {
  if (!event || event.recurrence === null) return ['all'];
  return keepsRule(form, event) ? ['one', 'following', 'all'] : ['following', 'all'];
}

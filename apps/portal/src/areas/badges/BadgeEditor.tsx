import type { Badge } from '@sen/api/contract/model';
import { badgeMutations } from '@sen/api/resources/badges/badgeMutations';
import { badgeQueries } from '@sen/api/resources/badges/badgeQueries';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Form } from '@sen/ui/Form';
import { NumberField } from '@sen/ui/NumberField';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { TextField } from '@sen/ui/TextField';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave } from '../../patterns/forms/useSave';
import { useVersionedSend } from '../../patterns/forms/useVersionedSend';
import { fileOf, pictureOf } from '../../patterns/pictures/newImage';
import { PictureChoice } from '../../patterns/pictures/PictureChoice';
import { pageTitle } from '../../routes/pageTitles';
import { viewHref } from './badgeActions';
import { type BadgeForm, draftOf, errorsOf } from './badgeForm';
import { CoursesChoice } from './CoursesChoice';
import { words } from './words';

interface BadgeEditorProps {
  work: FormWork<BadgeForm>;
  companyId: string;
  /** The badge to edit; absent for a new one. */
  badge?: Badge;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a badge and its saving. */
export function BadgeEditor({ work, companyId, badge, back }: BadgeEditorProps) {
  const { value, change, field, forget } = work;
  const openSaved = useOpenSaved();
  const sendChange = useVersionedSend(badgeQueries.detail(badge?.id ?? '').queryKey, 'badgeChanged');
  const { errors, refusal, pending, save } = useSave({
    value,
    check: errorsOf,
    send: async (form) => {
      const image = fileOf(form.newImage, 'badge.jpg');
      const draft = { ...draftOf(form), ...(image && { image }) };
      if (!badge) return (await badgeMutations.add({ ...draft, company_id: companyId })).data;
      const { id, version } = badge;
      return (await sendChange(() => badgeMutations.edit(id, { ...draft, version }))).data;
    },
    invalidates: [badgeQueries.all()],
    toast: ({ name }) => words(badge ? 'saved' : 'added', { name }),
    forget: () => forget(),
    onSaved: (saved) => openSaved(viewHref(saved)),
  });
  return (
    <Form
      aria-label={badge ? words('editing', { name: badge.name }) : pageTitle('badgeAdd')}
      errors={errors}
      onSubmit={() => save()}
    >
      <Stack gap="l">
        <Card title={words('about')}>
          <Stack>
            <PictureChoice
              name="image"
              label={words('picture')}
              description={words('pictureHelp')}
              required
              shape="circle"
              value={pictureOf(value)}
              onChange={(picture) => change({ newImage: { picture } })}
            />
            <TextField {...field('name')} label={words('name')} maxLength={300} required />
            <Switch
              label={words('active')}
              description={words('activeHelp')}
              on={value.active}
              onChange={(active) => change({ active })}
            />
          </Stack>
        </Card>
        <Card title={words('rule')}>
          <Stack>
            <CoursesChoice
              companyId={companyId}
              value={value.courses}
              onChange={(courses) => change({ courses })}
            />
            <Columns division="halves">
              <NumberField
                {...field('required_course_count')}
                label={words('requiredCourses')}
                min={0}
                max={1000}
                decimals={0}
              />
              <NumberField
                {...field('minimum_score')}
                label={words('minimumScore')}
                description={words('minimumScoreHelp')}
                min={0}
                max={1000}
                decimals={2}
              />
            </Columns>
            <NumberField
              {...field('required_join_days')}
              label={words('joinDays')}
              description={words('joinDaysHelp')}
              unit={words('days')}
              min={0}
              max={1_000_000}
              decimals={0}
            />
          </Stack>
        </Card>
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(badge ? 'save' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}

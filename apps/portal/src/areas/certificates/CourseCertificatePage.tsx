import type { CourseCertificate } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Form } from '@sen/ui/Form';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { FormActions } from '../../patterns/forms/FormActions';
import { FormPage, type FormWork } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { readers } from '../../patterns/forms/readers';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave } from '../../patterns/forms/useSave';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { courseWords as words } from './courseWords';

interface ChoiceForm {
  /** '' is none. */
  template_id: string;
  by_rule: boolean;
}

/** Which certificate a course has, and whether it is issued by rule. */
export function CourseCertificatePage({ params: { cid } }: { params: ParamsOf<'courseCertificate'> }) {
  const query = useQuery({ ...certificateQueries.ofCourse(cid), refetchOnWindowFocus: false });
  return (
    <LoadedForm query={query}>
      {({ data }) => <Choice key={cid} courseId={cid} certificate={data} />}
    </LoadedForm>
  );
}

function Choice({ courseId, certificate }: { courseId: string; certificate: CourseCertificate }) {
  const user = useUser();
  const { template, by_rule } = certificate;
  const initial = useMemo(
    (): ChoiceForm => ({ template_id: template?.id ?? '', by_rule }),
    [template, by_rule],
  );
  const back = { href: href('courseView', { cid: courseId }), label: pageTitle('courseView') };
  return (
    <FormPage
      title={pageTitle('courseCertificate')}
      back={back}
      draftKey={`${user.id}:course-certificate:${courseId}`}
      base={JSON.stringify(initial)}
      initial={initial}
      readers={{ template_id: readers.text, by_rule: readers.flag }}
    >
      {(work) => <ChoiceEditor work={work} courseId={courseId} certificate={certificate} back={back.href} />}
    </FormPage>
  );
}

interface ChoiceEditorProps {
  work: FormWork<ChoiceForm>;
  courseId: string;
  certificate: CourseCertificate;
  back: string;
}

function ChoiceEditor({ work, courseId, certificate: { templates }, back }: ChoiceEditorProps) {
  const { value, change, field, forget } = work;
  const openSaved = useOpenSaved();
  const { errors, refusal, pending, save } = useSave({
    value,
    send: ({ template_id, by_rule }) =>
      certificateMutations.choose(courseId, {
        template_id: template_id || null,
        by_rule: template_id !== '' && by_rule,
      }),
    invalidates: [certificateQueries.all()],
    toast: () => words('saved'),
    forget: () => forget(),
    onSaved: () => openSaved(back),
  });
  return (
    <Form aria-label={pageTitle('courseCertificate')} errors={errors} onSubmit={() => save()}>
      <Stack gap="l">
        <Card>
          <Stack>
            <Select
              {...field('template_id')}
              label={words('template')}
              description={words('templateHelp')}
              options={[
                { value: '', label: words('none') },
                ...templates.map(({ id, name }) => ({ value: id, label: name })),
              ]}
            />
            {value.template_id !== '' && (
              <Switch
                label={words('byRule')}
                description={words('byRuleHelp')}
                on={value.by_rule}
                onChange={(by_rule) => change({ by_rule })}
              />
            )}
          </Stack>
        </Card>
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words('save')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}

import type { CourseCertificate } from '@sen/api/contract/model';
import { certificateMutations } from '@sen/api/resources/certificates/certificateMutations';
import { certificateQueries } from '@sen/api/resources/certificates/certificateQueries';
import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { Card } from '@sen/ui/Card';
import { Form } from '@sen/ui/Form';
import { Select } from '@sen/ui/Select';
import { Stack } from '@sen/ui/Stack';
import { Switch } from '@sen/ui/Switch';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { type Parser, useRouter } from 'wouter';
import { errorText } from '../../app/errors/errorText';
import { useUser } from '../../app/session/useUser';
import { FormActions } from '../../patterns/forms/FormActions';
import { FormPage, type FormWork } from '../../patterns/forms/FormPage';
import { LoadedForm } from '../../patterns/forms/LoadedForm';
import { readers } from '../../patterns/forms/readers';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave } from '../../patterns/forms/useSave';
import { useDocumentName } from '../../patterns/useDocumentName';
import { cameFrom } from '../../routes/cameFrom';
import { findPath } from '../../routes/findPath';
import { pageTitle } from '../../routes/pageTitles';
import { href, type ParamsOf } from '../../routes/paths';
import { courseWords as words } from './courseWords';
import { TemplatePicture } from './TemplatePicture';

interface ChoiceForm {
  /** '' is none. */
  template_id: string;
  by_rule: boolean;
}

/** Which certificate a course has, and whether it is issued by rule. */
export function CourseCertificatePage({ params: { cid } }: { params: ParamsOf<'courseCertificate'> }) {
  const query = useQuery({ ...certificateQueries.ofCourse(cid), refetchOnWindowFocus: false });
  return (
    <LoadedForm
      query={query}
      failed={{ title: pageTitle('courseCertificate'), back: backTo(cid, pageTitle('courseView')) }}
    >
      {({ data }) => <Choice key={cid} courseId={cid} certificate={data} />}
    </LoadedForm>
  );
}

const backTo = (cid: string, label: string) => ({ href: href('courseView', { cid }), label });

/** The certificates of the class that led here, where they are issued next. */
function backToClass(parser: Parser) {
  const address = cameFrom();
  if (address === null || findPath(parser, address)?.name !== 'classCertificates') return undefined;
  return { href: address, label: pageTitle('classCertificates') };
}

function Choice({ courseId, certificate }: { courseId: string; certificate: CourseCertificate }) {
  const user = useUser();
  const { course_name, template, by_rule } = certificate;
  useDocumentName(course_name);
  const initial = useMemo(
    (): ChoiceForm => ({ template_id: template?.id ?? '', by_rule }),
    [template, by_rule],
  );
  const { parser } = useRouter();
  const back = backToClass(parser) ?? backTo(courseId, course_name);
  return (
    <FormPage
      title={words('title', { course: course_name })}
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

function ChoiceEditor({ work, courseId, certificate, back }: ChoiceEditorProps) {
  const { templates } = certificate;
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
            {value.template_id !== '' && (
              <Look courseId={courseId} templateId={value.template_id} of={certificate} />
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

interface LookProps {
  courseId: string;
  templateId: string;
  /** What is saved: its look is known. */
  of: CourseCertificate;
}

/** What the chosen template looks like; the last one stays until it is there. */
function Look({ courseId, templateId, of }: LookProps) {
  const { data, error } = useQuery({
    ...certificateQueries.look(courseId, templateId),
    ...(of.look?.id === templateId && { initialData: { data: of } }),
    placeholderData: keepPreviousData,
  });
  const look = data?.data.look;
  const name = of.templates.find(({ id }) => id === look?.id)?.name ?? '';
  if (error)
    return (
      <Callout tone="danger" title={words('noPreview')}>
        {errorText(error)}
      </Callout>
    );
  return look ? <TemplatePicture look={look} name={name} /> : null;
}

import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { PageFrame, type PageFrameProps } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../words/formats';
import { Loading } from '../Loading';
import { formWords } from './formWords';
import { fieldsOf, type Fields } from './Fields';
import { type KeptForm, type KeptFormOptions, useKeptForm } from './useKeptForm';

/** The fields of a form whose value is kept on this device as a draft. */
export interface FormWork<Value extends object> extends Fields<Value>, Pick<KeptForm<Value>, 'forget'> {}

export interface FormPageProps<Value extends object> extends KeptFormOptions<Value> {
  title: string;
  /** The parent page; a page with several ancestors has `breadcrumbs` instead. */
  back?: { href: string; label: string };
  breadcrumbs?: ReactNode;
  /** `page` for a form beside what it changes. */
  measure?: PageFrameProps['measure'];
  children: (work: FormWork<Value>) => ReactNode;
}

/** A page with a form: input is kept on this device until it is saved. */
export function FormPage<Value extends object>({
  title,
  back,
  breadcrumbs,
  measure = 'sheet',
  ...form
}: FormPageProps<Value>) {
  return (
    <PageFrame measure={measure}>
      <Stack gap="l">
        <PageHeader title={title} back={back} breadcrumbs={breadcrumbs} />
        <KeptFields key={form.draftKey} {...form} />
      </Stack>
    </PageFrame>
  );
}

function KeptFields<Value extends object>({
  children,
  ...options
}: Omit<FormPageProps<Value>, 'title' | 'back' | 'breadcrumbs' | 'measure'>) {
  const { loading, kept, value, change, forget, startAgain } = useKeptForm(options);
  if (loading) return <Loading />;
  const { base } = options;
  return (
    <>
      {kept && (
        <Callout
          tone={kept.base === base ? 'info' : 'waiting'}
          title={formWords('restored', { time: formatDateTime(kept.savedAt) })}
          actions={
            <Button size="small" onPress={startAgain}>
              {formWords(base === null ? 'startAgain' : 'dropChanges')}
            </Button>
          }
        >
          {formWords(kept.base === base ? 'restoredText' : 'restoredOlder')}
        </Callout>
      )}
      {children({ ...fieldsOf(value, change), forget })}
    </>
  );
}

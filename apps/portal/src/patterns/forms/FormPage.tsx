import { Button } from '@sen/ui/Button';
import { Callout } from '@sen/ui/Callout';
import { PageFrame } from '@sen/ui/PageFrame';
import { PageHeader } from '@sen/ui/PageHeader';
import { Stack } from '@sen/ui/Stack';
import { showToast } from '@sen/ui/Toast';
import { useEffect, useEffectEvent, useMemo, useState, type ReactNode } from 'react';
import { useDraft } from '../../app/drafts/useDraft';
import { formatDateTime } from '../../words/formats';
import { Loading } from '../Loading';
import { formWords } from './formWords';
import { fieldsOf, type Fields } from './Fields';
import { type FieldReaders, readForm } from './readers';

/** The fields of a form whose value is kept on this device as a draft. */
export interface FormWork<Value extends object> extends Fields<Value> {
  /** Deletes the draft after saving. A page that stays open passes the value that it sent. */
  forget: (sent?: Value) => Promise<void>;
}

export interface FormPageProps<Value extends object> {
  title: string;
  /** The parent page; a page with several ancestors has `breadcrumbs` instead. */
  back?: { href: string; label: string };
  breadcrumbs?: ReactNode;
  /** Names the person and the record, so that nobody gets another person's draft. */
  draftKey: string;
  /** The version of the record that the work is based on; null for a new one. */
  base: string | null;
  initial: Value;
  /** A field that a stored draft lacks, because an older version of the portal kept it, has its value of `initial`. */
  readers: FieldReaders<Value>;
  children: (work: FormWork<Value>) => ReactNode;
}

/** A page with a form: input is kept on this device until it is saved. */
export function FormPage<Value extends object>({ title, back, breadcrumbs, ...form }: FormPageProps<Value>) {
  return (
    <PageFrame measure="sheet">
      <Stack gap="l">
        <PageHeader title={title} back={back} breadcrumbs={breadcrumbs} />
        <KeptForm key={form.draftKey} {...form} />
      </Stack>
    </PageFrame>
  );
}

function KeptForm<Value extends object>({
  draftKey,
  base,
  initial,
  readers,
  children,
}: Omit<FormPageProps<Value>, 'title' | 'back' | 'breadcrumbs'>) {
  const { found, keep, drop } = useDraft(draftKey);
  const [changed, setChanged] = useState<Value | null>(null);
  const [forgotten, setForgotten] = useState<Value | null>(null);
  const [dropped, setDropped] = useState(false);
  const stored = useMemo(
    () => (found ? readForm(readers, found.value, initial) : null),
    [found, readers, initial],
  );
  const kept = found && stored && !dropped ? { ...found, value: stored } : null;
  const keptBase = kept ? kept.base : base;

  const keepWork = useEffectEvent((work: Value) => keep(work, keptBase));
  useEffect(() => {
    if (changed) keepWork(changed);
  }, [changed]);

  const isUnsaved = changed !== null && changed !== forgotten;
  const leave = useEffectEvent(() => {
    if (isUnsaved) showToast({ tone: 'info', text: formWords('draftKept') });
  });
  useEffect(() => () => leave(), []);

  if (found === undefined) return <Loading />;
  const value = changed ?? kept?.value ?? initial;
  const change = (part: Partial<Value>) => setChanged((now) => ({ ...(now ?? value), ...part }));

  const forget = async (sent?: Value) => {
    setForgotten(sent ?? changed);
    await drop();
    if (!sent) return;
    setDropped(true);
    // Changes made since sending start a new draft; without any, the form shows the server's value.
    setChanged((now) => (now === sent || now === null ? null : { ...now }));
  };

  const startAgain = () => {
    setChanged(null);
    setDropped(true);
    void drop();
  };

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

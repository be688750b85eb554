import type { Banner } from '@sen/api/contract/model';
import { roles } from '@sen/domain/access/roles';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { DateTimePicker } from '@sen/ui/DateTimePicker';
import { Form } from '@sen/ui/Form';
import { MultiSelect } from '@sen/ui/MultiSelect';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { pictureOf } from '../../patterns/pictures/newImage';
import { PictureChoice } from '../../patterns/pictures/PictureChoice';
import { pageTitle } from '../../routes/pageTitles';
import { roleLabel } from '../../words/labels';
import type { BannerForm } from './bannerForm';
import { UnitsChoice } from './UnitsChoice';
import { useSaveBanner } from './useSaveBanner';
import { words } from './words';

interface BannerEditorProps {
  work: FormWork<BannerForm>;
  /** The banner to edit; absent for a new one. */
  banner?: Banner;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a banner and its saving. */
export function BannerEditor({ work, banner, back }: BannerEditorProps) {
  const { value, change, field } = work;
  const { errors, refusal, pending, save } = useSaveBanner(work, banner);
  const label = banner ? words('editing', { name: banner.alt_text }) : pageTitle('bannerAdd');
  return (
    <Form aria-label={label} errors={errors} onSubmit={() => save()}>
      <Stack gap="l">
        <Card title={words('about')}>
          <Stack>
            <PictureChoice
              name="image"
              label={words('picture')}
              description={words('pictureHelp')}
              required
              shape="cover"
              value={pictureOf(value)}
              onChange={(picture) => change({ newImage: { picture } })}
            />
            <TextField
              {...field('alt_text')}
              label={words('altText')}
              description={words('altTextHelp')}
              maxLength={300}
              required
            />
            <TextField
              {...field('path')}
              label={words('path')}
              description={words('pathHelp')}
              spellCheck={false}
              maxLength={1000}
            />
          </Stack>
        </Card>
        <Card title={words('audience')}>
          <Stack>
            <MultiSelect
              name="roles"
              label={words('roles')}
              description={words('rolesHelp')}
              options={roles.map((role) => ({ value: role, label: roleLabel(role) }))}
              value={value.roles}
              onChange={(chosen) => change({ roles: chosen })}
            />
            <RadioGroup
              name="everywhere"
              label={words('units')}
              value={value.everywhere ? 'all' : 'some'}
              options={[
                { value: 'all', label: words('everyUnit') },
                { value: 'some', label: words('someUnits') },
              ]}
              onChange={(which) => change({ everywhere: which === 'all' })}
            />
            {!value.everywhere && (
              <UnitsChoice value={value.companies} onChange={(companies) => change({ companies })} />
            )}
          </Stack>
        </Card>
        <Card title={words('time')}>
          <Columns division="halves">
            <DateTimePicker
              name="start_time"
              label={words('start')}
              description={words('startHelp')}
              value={value.start_time || null}
              onChange={(start_time) => change({ start_time: start_time ?? '' })}
            />
            <DateTimePicker
              name="end_time"
              label={words('end')}
              description={words('endHelp')}
              value={value.end_time || null}
              onChange={(end_time) => change({ end_time: end_time ?? '' })}
            />
          </Columns>
        </Card>
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(banner ? 'save' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}

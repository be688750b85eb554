import type { Company } from '@sen/api/contract/model';
import { Button } from '@sen/ui/Button';
import { ColorField } from '@sen/ui/ColorField';
import { Card } from '@sen/ui/Card';
import { Checkbox } from '@sen/ui/Checkbox';
import { Columns } from '@sen/ui/Columns';
import { Form } from '@sen/ui/Form';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { resemblesDanger } from '@sen/ui/tokens/resemblesDanger';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { pageTitle } from '../../routes/pageTitles';
import { AccentSample, senAccent } from './AccentSample';
import type { CompanyForm } from './companyForm';
import { CompanyLogo } from './CompanyLogo';
import { useSaveCompany } from './useSaveCompany';
import { words } from './words';

interface CompanyEditorProps {
  work: FormWork<CompanyForm>;
  /** The unit to edit; absent for a new one. */
  company?: Company;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a unit and its saving. */
export function CompanyEditor({ work, company, back }: CompanyEditorProps) {
  const { value, change, field } = work;
  const { errors, refusal, pending, save } = useSaveCompany(work, company);
  return (
    <Form
      aria-label={company ? words('editing', { name: company.company_name }) : pageTitle('companyAdd')}
      errors={errors}
      onSubmit={() => save()}
    >
      <Stack gap="l">
        <Card title={words('about')}>
          <Stack>
            <TextField {...field('company_name')} label={words('name')} maxLength={300} required />
            <TextField {...field('field')} label={words('field')} maxLength={200} />
            <Checkbox
              name="is_business"
              label={words('isBusiness')}
              description={words('isBusinessHelp')}
              checked={value.is_business}
              onChange={(is_business) => change({ is_business })}
            />
          </Stack>
        </Card>
        <Card title={words('contactHow')}>
          <Stack>
            <Columns division="medium">
              <TextField {...field('company_contact')} label={words('contact')} maxLength={200} />
              <TextField {...field('company_phone')} label={words('phone')} type="tel" maxLength={30} />
              <TextField
                {...field('company_email')}
                label={words('email')}
                type="email"
                spellCheck={false}
                maxLength={200}
              />
            </Columns>
            <TextField {...field('company_address')} label={words('address')} maxLength={500} />
          </Stack>
        </Card>
        <Card title={words('look')}>
          <Stack>
            {company && <CompanyLogo company={company} />}
            <ColorField
              {...field('accent_color')}
              label={words('accentColor')}
              description={words(
                resemblesDanger(value.accent_color) ? 'accentColorNearDanger' : 'accentColorHelp',
              )}
              emptyColor={senAccent}
            />
            <AccentSample color={value.accent_color} />
          </Stack>
        </Card>
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(company ? 'save' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}

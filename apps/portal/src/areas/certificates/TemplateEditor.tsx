import type { CertificateTemplate, PageOrientation } from '@sen/api/contract/model';
import { fieldBox, movedOntoPage, pageSizes } from '@sen/domain/certificates/fieldBox';
import { Button } from '@sen/ui/Button';
import { Card } from '@sen/ui/Card';
import { Columns } from '@sen/ui/Columns';
import { Form } from '@sen/ui/Form';
import { NumberField } from '@sen/ui/NumberField';
import { PictureField } from '@sen/ui/PictureField';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import { TextField } from '@sen/ui/TextField';
import { useState } from 'react';
import { FormActions } from '../../patterns/forms/FormActions';
import type { FormWork } from '../../patterns/forms/FormPage';
import { judgePicture } from '../../patterns/pictures/judgePicture';
import { pictureTypes } from '../../patterns/pictures/pictureTypes';
import { pageTitle } from '../../routes/pageTitles';
import * as css from './TemplateEditor.css';
import { TemplateLayout } from './TemplateLayout';
import type { TemplateForm } from './templateForm';
import { useSaveTemplate } from './useSaveTemplate';
import { words } from './words';

interface TemplateEditorProps {
  work: FormWork<TemplateForm>;
  /** The template to edit; absent for a new one. */
  template?: CertificateTemplate;
  /** Target of the cancel button. */
  back: string;
}

/** The form of a template and its saving. */
export function TemplateEditor({ work, template, back }: TemplateEditorProps) {
  const { value, change, field } = work;
  const { errors, refusal, pending, save } = useSaveTemplate(work, template);
  // What is done on the page is about a field: its settings come before those of the template.
  const [isOnFields, setIsOnFields] = useState(false);
  const [judged, setJudged] = useState<string>();

  async function choose(file: File): Promise<void> {
    const problem = await judgePicture(file);
    setJudged(problem);
    if (problem === undefined) change({ newImage: file });
  }

  /** Fields stay on the page that they have now. */
  function turn(orientation: PageOrientation): void {
    const page = pageSizes[orientation];
    const fields = value.fields.map((one) => {
      const narrowed = { ...one, width: Math.min(one.width, page.width) };
      return { ...narrowed, ...movedOntoPage(fieldBox(narrowed), page) };
    });
    change({ orientation, fields });
  }

  return (
    <Form
      aria-label={template ? words('editing', { name: template.name }) : pageTitle('certificateAdd')}
      errors={errors}
      onSubmit={() => save()}
    >
      <Stack gap="l">
        <div className={isOnFields ? css.deskOfFields : css.desk}>
          <div className={css.about}>
            <Card title={words('about')}>
              <Stack>
                <TextField {...field('name')} label={words('name')} maxLength={300} required />
                <Columns division="medium">
                  <RadioGroup<PageOrientation>
                    label={words('orientation')}
                    direction="row"
                    value={value.orientation}
                    options={[
                      { value: 'landscape', label: words('landscape') },
                      { value: 'portrait', label: words('portrait') },
                    ]}
                    onChange={turn}
                  />
                  <RadioGroup
                    label={words('lang')}
                    direction="row"
                    value={value.lang}
                    options={[
                      { value: 'vi', label: words('vietnamese') },
                      { value: 'en', label: words('english') },
                    ]}
                    onChange={(lang) => change({ lang })}
                  />
                </Columns>
                <NumberField
                  {...field('valid_months')}
                  label={words('validMonths')}
                  description={words('validMonthsHelp')}
                  unit={words('months')}
                  decimals={0}
                />
                <PictureField
                  name="image_cetificate"
                  label={words('image')}
                  description={words('imageHelp')}
                  required
                  shownElsewhere
                  value={value.newImage ?? (value.image || null)}
                  accept={pictureTypes}
                  error={judged}
                  onChoose={(file) => void choose(file)}
                  onRemove={() => {
                    setJudged(undefined);
                    change({ newImage: null, image: '' });
                  }}
                />
              </Stack>
            </Card>
          </div>
          <TemplateLayout
            value={value}
            onChange={(fields) => change({ fields })}
            onChosen={() => setIsOnFields(true)}
          />
        </div>
        <FormActions refusal={refusal} notSaved={words('notSaved')} back={back}>
          <Button type="submit" variant="primary" pending={pending}>
            {words(template ? 'save' : 'add')}
          </Button>
        </FormActions>
      </Stack>
    </Form>
  );
}

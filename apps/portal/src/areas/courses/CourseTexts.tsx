import { Card } from '@sen/ui/Card';
import { Stack } from '@sen/ui/Stack';
import { TextArea } from '@sen/ui/TextArea';
import { TextField } from '@sen/ui/TextField';
import type { FormWork } from '../../patterns/forms/FormPage';
import { PictureChoice } from '../../patterns/pictures/PictureChoice';
import type { CourseForm } from './courseForm';
import { formWords } from './formWords';
import { words } from './words';

/** What students read and see of a course before they take it. */
export function CourseTexts({ work: { value, change, field } }: { work: FormWork<CourseForm> }) {
  return (
    <Card title={formWords('texts')}>
      <Stack>
        <TextArea {...field('course_description')} label={words('description')} maxLength={5000} />
        <TextArea {...field('introduction')} label={words('introduction')} maxLength={10000} />
        <TextArea {...field('benefits')} label={words('benefits')} maxLength={5000} />
        <TextField
          {...field('trailer_video')}
          label={words('trailer')}
          description={formWords('trailerHelp')}
          type="url"
          spellCheck={false}
          maxLength={1000}
        />
        <PictureChoice
          name="banner"
          label={words('banner')}
          description={formWords('bannerHelp')}
          shape="cover"
          value={value.newBanner ? value.newBanner.picture : value.banner || null}
          onChange={(picture) => change({ newBanner: { picture } })}
        />
      </Stack>
    </Card>
  );
}

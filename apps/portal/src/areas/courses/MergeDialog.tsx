import type { CourseDraft, FullCourse } from '@sen/api/contract/model';
import { courseChanges } from '@sen/domain/courses/courseChanges';
import { draftOfCourse } from '@sen/domain/courses/draftOfCourse';
import { mergeCourse } from '@sen/domain/courses/mergeCourse';
import type { Choice } from '@sen/domain/courses/mergeConflict';
import { Button } from '@sen/ui/Button';
import { Dialog } from '@sen/ui/Dialog';
import { Heading } from '@sen/ui/Heading';
import { RadioGroup } from '@sen/ui/RadioGroup';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { useState } from 'react';
import { type CourseForm, draftOf, formOf } from './courseForm';
import { formWords as words } from './formWords';
import { changeText, conflictTexts } from './mergeTexts';

interface MergeDialogProps {
  /** The version that the form is based on. */
  base: CourseDraft;
  mine: CourseForm;
  theirs: FullCourse;
  onMerge: (draft: CourseDraft) => void;
  onClose: () => void;
}

/** Shows what somebody else saved meanwhile, and merges it with the form: what both changed is chosen here. */
export function MergeDialog({ base, mine, theirs, onMerge, onClose }: MergeDialogProps) {
  const [choices, setChoices] = useState<ReadonlyMap<string, Choice>>(new Map());
  const [my, their] = [draftOf(mine), draftOfCourse(theirs)];
  // Without choices: the list of conflicts stays while one chooses.
  const { conflicts } = mergeCourse(base, my, their);
  const changes = courseChanges(base, their);
  const who = theirs.name_updated ?? words('somebody');
  const sides = { mine, theirs: formOf(theirs), who };
  return (
    <Dialog
      open
      size="large"
      title={words('mergeTitle', { who })}
      closeOutside={false}
      onClose={onClose}
      actions={
        <>
          <Button onPress={onClose}>{words('later')}</Button>
          <Button variant="primary" onPress={() => onMerge(mergeCourse(base, my, their, choices).draft)}>
            {words('merge')}
          </Button>
        </>
      }
    >
      <Stack>
        <Text>{words('mergeText')}</Text>
        <Stack gap="xs">
          <Heading level={3}>{words('theirChanges', { who })}</Heading>
          {changes.length === 0 && <Text tone="muted">{words('noChanges')}</Text>}
          {changes.map((change) => {
            const text = changeText(change);
            return <Text key={text}>{text}</Text>;
          })}
        </Stack>
        <Stack gap="s">
          <Heading level={3}>{words(conflicts.length === 0 ? 'noConflicts' : 'conflicts')}</Heading>
          {conflicts.map((conflict) => {
            const { label, mine: own, theirs: other, preset } = conflictTexts(conflict, sides);
            return (
              <RadioGroup
                key={conflict.key}
                name={conflict.key}
                label={label}
                value={choices.get(conflict.key) ?? preset}
                options={[
                  { value: 'mine', label: own },
                  { value: 'theirs', label: other },
                ]}
                onChange={(side) =>
                  setChoices(new Map(choices).set(conflict.key, side === 'theirs' ? 'theirs' : 'mine'))
                }
              />
            );
          })}
        </Stack>
      </Stack>
    </Dialog>
  );
}

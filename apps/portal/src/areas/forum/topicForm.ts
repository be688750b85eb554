import type { Audience, Topic, TopicDraft } from '@sen/api/contract/model';
import { draftOfTopic } from '@sen/domain/forum/checkTopic';
import { type FieldReaders, readers } from '../../patterns/forms/readers';

/** A topic as edited; '' for an empty field. */
export interface TopicForm {
  theme_id: string;
  title: string;
  content: string;
  audience: Audience;
}

export const emptyTopic: TopicForm = { theme_id: '', title: '', content: '', audience: 'system' };

export const topicReaders: FieldReaders<TopicForm> = {
  theme_id: readers.text,
  title: readers.text,
  content: readers.text,
  audience: readers.oneOf<Audience>(['system', 'unit']),
};

export function formOf(topic: Topic): TopicForm {
  const { theme_id, ...draft } = draftOfTopic(topic);
  return { ...draft, theme_id };
}

export function draftOf(form: TopicForm, send: boolean): TopicDraft {
  return { ...form, title: form.title.trim(), send };
}

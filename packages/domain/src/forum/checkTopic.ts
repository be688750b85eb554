import type { ReplyDraft, Topic, TopicDraft } from '@sen/api/contract/model';
import { type FieldError, fieldError } from '../errors/FieldError.ts';
import { isBlankText, required } from '../errors/required.ts';
import { isLongerThan } from '../questions/characters.ts';
import { cleanMarkup, picturesOfMarkup, textOfMarkup } from '../text/markup.ts';
import { tidySpaces } from '../text/spaces.ts';

/** The longest title and texts, in characters as a reader counts them. */
export const longestTitle = 200;
export const longestContent = 10_000;
export const longestReply = 5000;
export const mostPictures = 20;

/** The title of a topic as it is stored. */
export const topicTitle = (typed: string): string => tidySpaces(typed.normalize('NFC'));

/** Validates a topic in the order of its form. */
export function checkTopic({ title, theme_id, content }: Partial<TopicDraft>): FieldError[] {
  return [
    ...required('theme_id', theme_id),
    ...required('title', title),
    ...tooLong('title', topicTitle(title ?? ''), longestTitle),
    ...checkMarkup(content, longestContent),
  ];
}

/** Validates a reply. */
export function checkReply({ content }: ReplyDraft): FieldError[] {
  return checkMarkup(content, longestReply);
}

function checkMarkup(content: string | undefined, longest: number): FieldError[] {
  const clean = cleanMarkup(content ?? '');
  const text = textOfMarkup(clean);
  const pictures = picturesOfMarkup(clean);
  if (isBlankText(text) && pictures.length === 0) return [fieldError('content', 'thisFieldIsRequired')];
  if (pictures.length > mostPictures)
    return [fieldError('content', 'topicTooManyPictures', { max: mostPictures })];
  if (pictures.some(({ alt }) => isBlankText(alt))) return [fieldError('content', 'topicPictureUndescribed')];
  return tooLong('content', text, longest);
}

function tooLong(field: string, text: string, max: number): FieldError[] {
  return isLongerThan(text, max) ? [fieldError(field, 'topicTextTooLong', { max })] : [];
}

/** The draft that would be saved as this topic. */
export function draftOfTopic({
  title,
  theme_id,
  content,
  audience,
}: Topic): Required<Omit<TopicDraft, 'send'>> {
  return { title, theme_id, content, audience: audience ?? 'system' };
}

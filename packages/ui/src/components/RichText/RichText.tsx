import { cleanMarkup } from './cleanHtml';
import * as css from './RichText.css';

export interface RichTextProps {
  /** HTML from anywhere; whatever is not plain text with simple marks is taken out before it is shown. */
  html: string;
  /** Where images may come from besides the text itself: 'https://files.sen.vn'. None by default. */
  imageOrigins?: readonly string[] | undefined;
}

/** A text that somebody wrote in the editor: paragraphs, headings, lists, links, pictures, simple tables. */
export function RichText({ html, imageOrigins }: RichTextProps) {
  const markup = cleanMarkup(html, { imageOrigins });
  // oxlint-disable-next-line react/no-danger -- this is the one place that shows markup, and it is clean
  return <div className={css.text} dangerouslySetInnerHTML={{ __html: markup }} />;
}

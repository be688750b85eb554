import { words } from './words';

/** What the dialog says in which a topic or a reply is reported. */
export const reportTexts = () => ({
  title: words('reportTitle'),
  submit: words('report'),
  label: words('reportReason'),
  description: words('reportText'),
  done: words('reportDone'),
});

import type { Difficulty } from '@sen/api/contract/model';
import { withoutBlanks } from '../../questions/blanks.ts';
import { type Figure, inWords } from '../../questions/figures.ts';
import { cutText } from '../../text/cutText.ts';
import { detailTags } from '../exports/details.ts';
import type { ExportQuestion } from '../exports/ExportQuestion.ts';
import { escapeXml } from '../html/writeHtml.ts';
import { declarationXml } from './qtiDeclarations.ts';
import { interactionOf, type QtiBody } from './qtiInteractions.ts';
import { QtiTags } from './QtiTags.ts';
import { qtiNames, type QtiVersion } from './qtiVersions.ts';

/** A question as files of a package. */
export interface QtiItem {
  readonly identifier: string;
  /** Its name in the package. */
  readonly path: string;
  readonly difficulty: Difficulty | null;
  readonly xml: string;
  readonly pictures: readonly { readonly path: string; readonly base64: string }[];
}

const head = '<?xml version="1.0" encoding="UTF-8"?>\n';
const xsi = ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const picture = /^data:image\/([a-z+.-]+);base64,([A-Za-z0-9+/=]*)$/;
const folder = 'items';

/** @param place of the question in the package, from 1 */
export function writeQtiItem(question: ExportQuestion, place: number, version: QtiVersion): QtiItem {
  const identifier = `question-${String(place).padStart(5, '0')}`;
  const { figures, pictures } = apart(question.content.figures ?? [], identifier);
  const written =
    figures.length === 0 ? question : { ...question, content: { ...question.content, figures } };
  const tags = new QtiTags(version);
  const { item, itemSchema, templates } = qtiNames[version];
  const { body, answers, marking } = interactionOf(tags, written);
  const plain = inWords(withoutBlanks(question.title), question.content.figures).replaceAll(/\s+/g, ' ');
  const xml = tags.tag(
    'assessmentItem',
    {
      xmlns: item,
      'xmlns:xsi': 'http://www.w3.org/2001/XMLSchema-instance',
      'xsi:schemaLocation': `${item} ${itemSchema}`,
      identifier,
      title: cutText(plain, 200),
      label: detailTags(question).join(' '),
      adaptive: false,
      timeDependent: false,
      toolName: 'Sen',
    },
    ...answers.map((answer) => declarationXml(tags, answer)),
    tags.tag('outcomeDeclaration', { identifier: 'SCORE', cardinality: 'single', baseType: 'float' }),
    tags.tag('itemBody', {}, body),
    markingXml(tags, marking, templates),
  );
  const { difficulty } = question;
  return { identifier, path: `${folder}/${identifier}.xml`, difficulty, xml: `${head}${xml}\n`, pictures };
}

function markingXml(tags: QtiTags, marking: QtiBody['marking'], templates: string): string {
  if (!marking) return '';
  if ('rules' in marking) return tags.tag('responseProcessing', {}, marking.rules);
  const ending = tags.version === 'qti30' ? '.xml' : '';
  return tags.tag('responseProcessing', { template: `${templates}${marking.template}${ending}` });
}

/** Pictures as files beside their item. */
function apart(
  all: readonly Figure[],
  identifier: string,
): { figures: Figure[]; pictures: QtiItem['pictures'] } {
  const pictures: { path: string; base64: string }[] = [];
  const figures = all.map((figure) => {
    if (figure.kind !== 'picture') return figure;
    const [, kind, base64] = picture.exec(figure.source) ?? [];
    if (kind === undefined || base64 === undefined) return figure;
    const name = `images/${identifier}-${pictures.length + 1}.${kind === 'jpeg' ? 'jpg' : kind.replace(/\+.*/, '')}`;
    pictures.push({ path: `${folder}/${name}`, base64 });
    return { ...figure, source: name };
  });
  return { figures, pictures };
}

/** An item as the list of the package has it. */
export interface QtiListed extends Pick<QtiItem, 'identifier' | 'path' | 'difficulty'> {
  readonly pictures: readonly { readonly path: string }[];
}

/** The vocabulary of LOM, in which the metadata of a package say it. */
const lomNames = { easy: 'easy', medium: 'medium', hard: 'difficult' } as const;
const lom = 'http://ltsc.ieee.org/xsd/LOM';

function metadataXml({ difficulty }: QtiListed): string {
  if (difficulty === null) return '';
  const value = `<lom:source>LOMv1.0</lom:source><lom:value>${lomNames[difficulty]}</lom:value>`;
  return (
    `<metadata><lom:lom xmlns:lom="${lom}"><lom:educational><lom:difficulty>${value}</lom:difficulty>` +
    '</lom:educational></lom:lom></metadata>'
  );
}

/** The list of what a package holds. */
export function writeQtiManifest(items: readonly QtiListed[], version: QtiVersion): string {
  const { manifest, manifestSchema, schema, schemaVersion, resource } = qtiNames[version];
  const file = ({ path }: { path: string }) => `<file href="${escapeXml(path)}"/>`;
  const resources = items.map(
    (item) =>
      `<resource identifier="resource-${item.identifier}" type="${resource}" href="${escapeXml(item.path)}">` +
      `${metadataXml(item)}${[item, ...item.pictures].map(file).join('')}</resource>`,
  );
  return (
    `${head}<manifest xmlns="${manifest}"${xsi} xsi:schemaLocation="${manifest} ${manifestSchema}" identifier="sen-questions">\n` +
    `<metadata><schema>${schema}</schema><schemaversion>${schemaVersion}</schemaversion></metadata>\n` +
    `<organizations/>\n<resources>\n${resources.join('\n')}\n</resources>\n</manifest>\n`
  );
}

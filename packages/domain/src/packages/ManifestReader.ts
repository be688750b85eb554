export type ScormVersion = '1.2' | '2004';

interface Element {
  name: string;
  /** The base of addresses in it. */
  base: string;
  text: string;
}

interface Resource {
  href: string | undefined;
  base: string;
  isSco: boolean;
}

/** An item of an organization, as it is written. */
interface Item {
  id: string;
  resource: string;
  parameters: string;
  title: string;
  launchData: string;
  masteryScore: string;
}

/** A part of a course that is opened on its own. */
export interface ManifestPart {
  readonly id: string;
  readonly title: string;
  /** Relative to the package. */
  readonly href: string;
  /** Whether it reports to the API. */
  readonly isSco: boolean;
  readonly launchData: string;
  /** What it takes to pass: from 0 to 100, or -1 to 1 of SCORM 2004. */
  readonly masteryScore: number | null;
}

/** What an imsmanifest.xml says of how its course is begun. */
export interface Manifest {
  /** As written; the empty text when it says none. */
  readonly schemaVersion: string;
  /** Undefined of any other version. */
  readonly version: ScormVersion | undefined;
  /** Of the default organization, in their order. */
  readonly parts: readonly ManifestPart[];
}

const namespaces: Readonly<Record<string, ScormVersion>> = {
  'http://www.adlnet.org/xsd/adlcp_rootv1p2': '1.2',
  'http://www.adlnet.org/xsd/adlcp_v1p3': '2004',
};

/** What is longer is cut; SCORM takes less. */
const longestTitle = 500;
const longestLaunchData = 4096;

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Reads an imsmanifest.xml by its tags, in their order. */
export class ManifestReader {
  readonly #open: Element[] = [];
  readonly #resources = new Map<string, Resource>();
  /** By organization: its items with a resource, in their order. */
  readonly #organizations = new Map<string, Item[]>();
  #organization: Item[] | undefined;
  /** The items that are open, the inner one last; null for one without a resource. */
  readonly #items: (Item | null)[] = [];
  #default: string | undefined;
  #schemaVersion = '';
  #byNamespace: ScormVersion | undefined;
  #isManifest = false;

  open(written: string, attributes: Readonly<Record<string, string>>): void {
    const name = localName(written);
    const base = (this.#open.at(-1)?.base ?? '') + (attributes['xml:base'] ?? '');
    if (this.#open.length === 0) {
      this.#isManifest = name === 'manifest';
      for (const [key, value] of Object.entries(attributes))
        if (key.startsWith('xmlns')) this.#byNamespace ??= namespaces[value];
    }
    this.#open.push({ name, base, text: '' });
    if (name === 'organizations') this.#default = attributes['default'];
    if (name === 'organization') {
      this.#organization = [];
      this.#organizations.set(attributes['identifier'] ?? '', this.#organization);
    }
    const { identifier, href } = attributes;
    if (name === 'item') this.#openItem(attributes);
    if (name === 'resource' && identifier && !this.#resources.has(identifier))
      this.#resources.set(identifier, { href, base, isSco: isSco(attributes) });
  }

  #openItem({ identifier = '', identifierref, parameters = '' }: Readonly<Record<string, string>>): void {
    const item = identifierref
      ? { id: identifier, resource: identifierref, parameters, title: '', launchData: '', masteryScore: '' }
      : null;
    this.#items.push(item);
    if (item) this.#organization?.push(item);
  }

  close(): void {
    const closed = this.#open.pop();
    const parent = this.#open.at(-1)?.name;
    if (closed?.name === 'schemaversion' && parent === 'metadata' && this.#open.length === 2)
      this.#schemaVersion = closed.text.trim();
    if (closed?.name === 'item') this.#items.pop();
    const item = this.#items.at(-1);
    const field = closed && item && parent === itemParents[closed.name] ? itemFields[closed.name] : undefined;
    if (closed && item && field) item[field] = closed.text.trim();
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element && (element.name === 'schemaversion' || element.name in itemFields)) element.text += text;
  }

  /** Undefined when the document is none. */
  get manifest(): Manifest | undefined {
    if (!this.#isManifest) return undefined;
    return { schemaVersion: this.#schemaVersion, version: this.#version(), parts: this.#parts() };
  }

  #version(): ScormVersion | undefined {
    if (this.#schemaVersion === '') return this.#byNamespace;
    if (this.#schemaVersion === '1.2') return '1.2';
    return /^(CAM 1\.3|2004( (2nd|3rd|4th) Edition)?)$/i.test(this.#schemaVersion) ? '2004' : undefined;
  }

  #parts(): ManifestPart[] {
    const chosen = this.#organizations.get(this.#default ?? '') ?? [...this.#organizations.values()][0] ?? [];
    return chosen.flatMap(({ id, resource, parameters, title, launchData, masteryScore }, place) => {
      const { href, base, isSco: reports } = this.#resources.get(resource) ?? {};
      if (href === undefined || href === '') return [];
      // Identifiers are required and unique, but not all packages know that.
      const isOwn = id !== '' && chosen.findIndex((other) => other.id === id) === place;
      return {
        id: isOwn ? id : `${id}#${place + 1}`,
        title: (title || id || href).slice(0, longestTitle),
        href: withParameters(`${base}${href}`, parameters),
        isSco: reports ?? false,
        launchData: launchData.slice(0, longestLaunchData),
        masteryScore: scoreOf(masteryScore),
      };
    });
  }
}

/** The texts of an item that are read, by the element that has them, in both versions of SCORM. */
const itemFields: Readonly<Record<string, 'title' | 'launchData' | 'masteryScore'>> = {
  title: 'title',
  datafromlms: 'launchData',
  dataFromLMS: 'launchData',
  masteryscore: 'masteryScore',
  minNormalizedMeasure: 'masteryScore',
};
/** A measure of SCORM 2004 is in the primary objective of the item's sequencing. */
const itemParents: Readonly<Record<string, string>> = {
  title: 'item',
  datafromlms: 'item',
  dataFromLMS: 'item',
  masteryscore: 'item',
  minNormalizedMeasure: 'primaryObjective',
};

function isSco(attributes: Readonly<Record<string, string>>): boolean {
  return Object.entries(attributes).some(
    ([key, value]) => localName(key).toLowerCase() === 'scormtype' && value.toLowerCase() === 'sco',
  );
}

/** Parameters of an item begin with `?`, `&` or `#`, or with nothing. */
function withParameters(href: string, parameters: string): string {
  const text = parameters.replace(/^[?&]+/, '');
  if (text === '') return href;
  if (text.startsWith('#')) return href.includes('#') ? href : href + text;
  const [path = '', fragment] = href.split('#', 2);
  const joined = `${path}${path.includes('?') ? '&' : '?'}${text}`;
  return fragment === undefined ? joined : `${joined}#${fragment}`;
}

function scoreOf(written: string): number | null {
  const score = Number(written);
  return written === '' || !Number.isFinite(score) || score < -1 || score > 100 ? null : score;
}

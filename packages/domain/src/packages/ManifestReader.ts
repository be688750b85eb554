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
}

/** What an imsmanifest.xml says of how its course is begun. */
export interface Manifest {
  /** As written; the empty text when it says none. */
  readonly schemaVersion: string;
  /** Undefined of any other version. */
  readonly version: ScormVersion | undefined;
  /** The address of the first item that can be started, relative to the package. */
  readonly start: string | undefined;
}

const namespaces: Readonly<Record<string, ScormVersion>> = {
  'http://www.adlnet.org/xsd/adlcp_rootv1p2': '1.2',
  'http://www.adlnet.org/xsd/adlcp_v1p3': '2004',
};

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

/** Reads an imsmanifest.xml by its tags, in their order. */
export class ManifestReader {
  readonly #open: Element[] = [];
  readonly #resources = new Map<string, Resource>();
  /** By organization: the resources of its items, in their order. */
  readonly #organizations = new Map<string, string[]>();
  #organization: string[] | undefined;
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
    const { identifier, identifierref, href } = attributes;
    if (name === 'item' && identifierref) this.#organization?.push(identifierref);
    if (name === 'resource' && identifier && !this.#resources.has(identifier))
      this.#resources.set(identifier, { href, base });
  }

  close(): void {
    const closed = this.#open.pop();
    const parent = this.#open.at(-1)?.name;
    if (closed?.name === 'schemaversion' && parent === 'metadata' && this.#open.length === 2)
      this.#schemaVersion = closed.text.trim();
  }

  text(text: string): void {
    const element = this.#open.at(-1);
    if (element?.name === 'schemaversion') element.text += text;
  }

  /** Undefined when the document is none. */
  get manifest(): Manifest | undefined {
    if (!this.#isManifest) return undefined;
    return { schemaVersion: this.#schemaVersion, version: this.#version(), start: this.#start() };
  }

  #version(): ScormVersion | undefined {
    if (this.#schemaVersion === '') return this.#byNamespace;
    if (this.#schemaVersion === '1.2') return '1.2';
    return /^(CAM 1\.3|2004( (2nd|3rd|4th) Edition)?)$/i.test(this.#schemaVersion) ? '2004' : undefined;
  }

  #start(): string | undefined {
    const chosen = this.#organizations.get(this.#default ?? '') ?? [...this.#organizations.values()][0] ?? [];
    const resource = chosen
      .map((id) => this.#resources.get(id))
      .find((one) => one?.href !== undefined && one.href !== '');
    return resource && `${resource.base}${resource.href}`;
  }
}

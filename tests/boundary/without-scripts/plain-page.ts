/** A page as HTML alone: its text, its links, its forms and their fields, by the names that a reader hears. */

export interface Element {
  tag: string;
  attributes: Record<string, string>;
  parent: Element | null;
  children: (Element | string)[];
}

/** Names and texts: any white space is one space. */
export const plain = (text: string) =>
  text
    .replace(/[\u200b\u00ad]/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '));
const inline = new Set('a abbr b bdi cite code del em i ins mark s small span strong sub sup time'.split(' '));
const unread = new Set(['script', 'style', 'template', 'head', 'svg']);
const pieces = /<!--[\s\S]*?-->|<(script|style)\b([^>]*)>[\s\S]*?<\/\1>|<(\/?)([a-zA-Z][\w-]*)([^>]*)>|[^<]+|</g;
const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#x27': "'", nbsp: ' ' };

const decoded = (text: string) => text.replace(/&([#\w]+);/g, (whole, name: string) => entities[name] ?? whole);

function attributesOf(text: string): Record<string, string> {
  const found = text.matchAll(/([^\s=/"]+)(?:\s*=\s*(?:"([^"]*)"|([^\s"]+)))?/g);
  return Object.fromEntries(
    [...found].map(([, name = '', quoted, bare]) => [name.toLowerCase(), decoded(quoted ?? bare ?? '')]),
  );
}

/** Reads HTML as React and the mock services write it: attributes hold no bare angle bracket. */
export function parsed(html: string): Element {
  const root: Element = { tag: 'root', attributes: {}, parent: null, children: [] };
  let open = root;
  for (const [piece, program, , closing, tag, attributes = ''] of html.matchAll(pieces)) {
    if (program || piece.startsWith('<!--')) continue;
    if (!tag) {
      open.children.push(decoded(piece));
      continue;
    }
    if (closing) {
      let closed: Element | null = open;
      while (closed && closed.tag !== tag) closed = closed.parent;
      open = closed?.parent ?? open;
      continue;
    }
    const element: Element = { tag, attributes: attributesOf(attributes), parent: open, children: [] };
    open.children.push(element);
    if (!empty.has(tag)) open = element;
  }
  return root;
}

export function* elementsIn(element: Element): Generator<Element> {
  for (const child of element.children)
    if (typeof child !== 'string') {
      yield child;
      yield* elementsIn(child);
    }
}

export function* ancestorsOf(element: Element): Generator<Element> {
  for (let at = element.parent; at; at = at.parent) yield at;
}

/** What no reader finds as the page arrives. */
const isHidden = ({ tag, attributes }: Element) =>
  unread.has(tag) ||
  (tag === 'dialog' && attributes.open === undefined) ||
  attributes.popover !== undefined ||
  attributes.hidden !== undefined ||
  attributes['aria-hidden'] === 'true';

function written(element: Element): string {
  if (element.tag === 'img') return element.attributes.alt ?? '';
  const text = element.children
    .map((child) => {
      if (typeof child === 'string') return child;
      if (isHidden(child)) return '';
      return inline.has(child.tag) ? written(child) : ` ${written(child)} `;
    })
    .join('');
  return text;
}

/** What a reader of the element reads. */
export const textOf = (element: Element): string => plain(written(element));

export class PlainPage {
  readonly root: Element;
  readonly elements: Element[];

  constructor(html: string) {
    this.root = parsed(html);
    this.elements = [...elementsIn(this.root)];
  }

  all(...tags: string[]): Element[] {
    return this.elements.filter(({ tag }) => tags.includes(tag));
  }

  get text(): string {
    return textOf(this.all('body')[0] ?? this.root);
  }

  get heading(): string {
    return this.all('h1').map(textOf).join(' | ');
  }

  get title(): string {
    return plain(written(this.all('title')[0] ?? this.root));
  }

  byId(id: string): Element | undefined {
    return this.elements.find(({ attributes }) => attributes.id === id);
  }

  nameOf(element: Element): string {
    const { attributes, tag } = element;
    if (attributes['aria-label']) return plain(attributes['aria-label']);
    const ids = attributes['aria-labelledby']?.split(' ') ?? [];
    const named = ids.map((id) => this.byId(id)).filter((found) => found !== undefined);
    if (named.length > 0) return plain(named.map(textOf).join(' '));
    if (tag === 'a' || tag === 'button' || tag === 'summary' || tag === 'legend') return textOf(element);
    if (tag === 'fieldset')
      return plain(
        [...elementsIn(element)]
          .filter((each) => each.tag === 'legend')
          .slice(0, 1)
          .map(textOf)
          .join(''),
      );
    const around = [...ancestorsOf(element)].find((ancestor) => ancestor.tag === 'label');
    const label = around ?? this.all('label').find((each) => each.attributes.for === attributes.id && attributes.id);
    return label ? textOf(label) : '';
  }

  /** What stands beside a field: its help and its fault. */
  descriptionOf({ attributes }: Element): string {
    const ids = attributes['aria-describedby']?.split(' ') ?? [];
    return plain(ids.map((id) => textOf(this.byId(id) ?? this.parsedEmpty)).join(' '));
  }

  private readonly parsedEmpty = parsed('');

  named(elements: readonly Element[], name: string | RegExp): Element[] {
    const isMeant = (heard: string) => (typeof name === 'string' ? heard === plain(name) : name.test(heard));
    return elements.filter((element) => isMeant(this.nameOf(element)));
  }

  links = (name: string | RegExp) => this.named(this.all('a'), name);
  buttons = (name: string | RegExp) => this.named(this.all('button'), name);
  fields = (name: string | RegExp) =>
    this.named(
      this.all('input', 'select', 'textarea').filter(({ attributes }) => attributes.type !== 'hidden'),
      name,
    );
  headings = (name: string | RegExp) =>
    this.all('h1', 'h2', 'h3', 'h4').filter((each) =>
      typeof name === 'string' ? textOf(each) === plain(name) : name.test(textOf(each)),
    );

  /** The form that a control belongs to. */
  formOf(control: Element): Element | undefined {
    const { form } = control.attributes;
    return form ? this.byId(form) : [...ancestorsOf(control)].find(({ tag }) => tag === 'form');
  }

  /** The controls of a form, in the order of the page. */
  controlsOf(form: Element): Element[] {
    return this.all('input', 'select', 'textarea', 'button').filter((control) => this.formOf(control) === form);
  }
}

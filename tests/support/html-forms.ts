type FormField = {
  name: string;
  value: string;
  type: string;
  checked: boolean;
  disabled: boolean;
  /** The option values of a select. */
  choices?: string[];
};

export type HtmlForm = {
  action: string;
  method: string;
  fields: FormField[];
  buttons: FormField[];
};

/** The value of a form's field. */
export const fieldOf = ({ fields }: HtmlForm, name: string) =>
  fields.find((field) => field.name === name)?.value;

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: '\u00a0' };

/** Text of HTML source, references resolved. */
export function decode(source: string): string {
  return source.replace(/&(#x[0-9a-f]+|#\d+|\w+);/gi, (whole, code: string) => {
    if (code.startsWith('#x')) return String.fromCodePoint(Number.parseInt(code.slice(2), 16));
    if (code.startsWith('#')) return String.fromCodePoint(Number(code.slice(1)));
    return entities[code] ?? whole;
  });
}

/** The visible text of a page: no tags, no scripts, single spaces. */
export function readText(html: string): string {
  const bare = html
    .replace(/<(script|style)[\s\S]*?<\/\1>/g, ' ')
    .replace(/<!--.*?-->|<wbr\/?>/gs, '');
  return decode(bare.replace(/<[^>]*>/g, ' '))
    .replace(/[\s\u00a0]+/g, ' ')
    .trim();
}

function readAttributes(source: string): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const [, name = '', quoted, bare] of source.matchAll(
    /([^\s"'=<>/]+)(?:="([^"]*)"|=([^\s>]+))?/g,
  )) {
    attributes.set(name.toLowerCase(), decode(quoted ?? bare ?? ''));
  }
  return attributes;
}

function readField(attributes: Map<string, string>, type: string): FormField {
  const isTicked = type === 'checkbox' || type === 'radio';
  return {
    name: attributes.get('name') ?? '',
    value: attributes.get('value') ?? (isTicked ? 'on' : ''),
    type,
    checked: attributes.has('checked'),
    disabled: attributes.has('disabled'),
  };
}

function readSelect(attributes: Map<string, string>, content: string): FormField {
  const options = [...content.matchAll(/<option([^>]*)>/g)].map(([, source = '']) =>
    readAttributes(source),
  );
  const chosen = options.find((option) => option.has('selected')) ?? options[0];
  const field = readField(attributes, 'select');
  const choices = options.map((option) => option.get('value') ?? '');
  return { ...field, value: chosen?.get('value') ?? '', choices };
}

type Control = { owner: string | undefined; at: number; field: FormField; isButton: boolean };

/** All fields and submit buttons of a page, in their order. */
function readControls(html: string): Control[] {
  const control =
    /<input([^>]*)>|<button([^>]*)>|<textarea([^>]*)>([\s\S]*?)<\/textarea>|<select([^>]*)>([\s\S]*?)<\/select>/g;
  return [...html.matchAll(control)].flatMap((match) => {
    const [, input, button, area, text, select, options] = match;
    const own = readAttributes(input ?? button ?? area ?? select ?? '');
    const make = (field: FormField, isButton = false) => [
      { owner: own.get('form'), at: match.index, field, isButton },
    ];
    if (input !== undefined) return make(readField(own, own.get('type') ?? 'text'));
    if (button !== undefined) {
      const isSubmit = (own.get('type') ?? 'submit') === 'submit';
      return isSubmit ? make(readField(own, 'submit'), true) : [];
    }
    if (area === undefined) return make(readSelect(own, options ?? ''));
    const value = decode((text ?? '').replace(/^\r?\n/, ''));
    return make({ ...readField(own, 'textarea'), value });
  });
}

/**
 * The forms of a page as rendered by our own server and the emulator (quoted attributes, no nesting), with the fields and
 * buttons elsewhere that name them.
 * @throws Error when a field names a form that browsers would not find: the first element with an id has it
 */
export function readForms(html: string): HtmlForm[] {
  for (const id of new Set([...html.matchAll(/ form="([^"]*)"/g)].map(([, name = '']) => name))) {
    const [, element] = new RegExp(`<(\\w+)[^>]* id="${id}"`).exec(html) ?? [];
    if (element !== 'form') throw new Error(`Fields belong to ${element ?? 'nothing'}#${id}`);
  }
  const controls = readControls(html);
  return [...html.matchAll(/<form([^>]*)>[\s\S]*?<\/form>/g)].map((match) => {
    const attributes = readAttributes(match[1] ?? '');
    const end = match.index + match[0].length;
    const own = controls.filter(({ owner, at }) =>
      owner === undefined ? at > match.index && at < end : owner === attributes.get('id'),
    );
    return {
      action: attributes.get('action') ?? '',
      method: (attributes.get('method') ?? 'get').toLowerCase(),
      fields: own.filter(({ isButton }) => !isButton).map(({ field }) => field),
      buttons: own.filter(({ isButton }) => isButton).map(({ field }) => field),
    };
  });
}

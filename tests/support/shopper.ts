import { requireComplete } from './complete-text';
import { type HtmlForm, readForms, readText } from './html-forms';

export type Page = {
  url: string;
  status: number;
  headers: Headers;
  html: string;
  /** The visible text. */
  text: string;
  forms: HtmlForm[];
  /** The form that has all of these fields. @throws Error when there is none */
  form(...fields: string[]): HtmlForm;
};

export type SubmitOptions = {
  /** The button to press, by name and value; the first one by default. */
  press?: readonly [name: string, value: string];
  /** Fields that the form does not have, as an attacker adds them. */
  extra?: Record<string, string>;
  /** False to stop at the first response. */
  follow?: boolean | undefined;
};

/** A browser without scripts: cookies, forms, redirects. Submitting a field that the form lacks is an error. */
export class Shopper {
  readonly cookies = new Map<string, string>();
  /** Every requested URL with its status. */
  readonly visited: string[] = [];

  constructor(private readonly origin: string) {}

  /** A second browser with the same cookies, for parallel actions in two windows. */
  clone(): Shopper {
    const twin = new Shopper(this.origin);
    for (const [name, value] of this.cookies) twin.cookies.set(name, value);
    return twin;
  }

  open(address: string): Promise<Page> {
    return this.request(new URL(address, this.origin).href, { method: 'GET' }, true);
  }

  /** Submits a form as a browser does, without unchecked boxes and disabled fields. */
  submit(
    page: Page,
    form: HtmlForm,
    values: Record<string, string | boolean> = {},
    options: SubmitOptions = {},
  ) {
    const body = encodeForm(form, values, options);
    const url = new URL(form.action || page.url, page.url);
    if (form.method === 'get') {
      url.search = body.toString();
      return this.request(url.href, { method: 'GET' }, options.follow ?? true);
    }
    return this.post(url.href, body, { from: page.url, follow: options.follow });
  }

  /** A POST without a form. */
  post(
    address: string,
    body: URLSearchParams,
    options: { from?: string; follow?: boolean | undefined } = {},
  ): Promise<Page> {
    const url = new URL(address, this.origin);
    const from = new URL(options.from ?? url.href);
    const site = from.origin === url.origin ? 'same-origin' : 'same-site';
    const headers = { origin: from.origin, 'sec-fetch-site': site };
    return this.request(url.href, { method: 'POST', body, headers }, options.follow ?? true);
  }

  private async request(url: string, init: RequestInit, follow: boolean): Promise<Page> {
    let next = { url, init };
    for (let hops = 0; hops < 12; hops++) {
      const { response, html } = await this.ask(next.url, next.init);
      const location = response.headers.get('location');
      if (!follow || location === null) return makePage(next.url, response, html);
      next = { url: new URL(location, next.url).href, init: { method: 'GET' } };
    }
    throw new Error(`Too many redirects: ${this.visited.slice(-5).join(' → ')}`);
  }

  private async ask(url: string, init: RequestInit) {
    const headers = new Headers(init.headers);
    headers.set('accept', 'text/html,application/xhtml+xml,*/*;q=0.8');
    const jar = [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    if (jar && new URL(url).origin === this.origin) headers.set('cookie', jar);
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    this.visited.push(`${init.method} ${url} ${response.status}`);
    if (new URL(url).origin === this.origin) this.keepCookies(response.headers);
    return { response, html: await response.text() };
  }

  private keepCookies(headers: Headers): void {
    for (const header of headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(header) ?? [];
      if (/;\s*max-age=0/i.test(header)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
}

/** A page as a browser without scripts has it. */
export function makePage(url: string, response: Response, html: string): Page {
  const forms = readForms(html);
  return {
    url,
    status: response.status,
    headers: response.headers,
    html,
    text: requireComplete(readText(html)),
    forms,
    form(...names) {
      const found = forms.find(({ fields }) =>
        names.every((name) => fields.some((field) => field.name === name)),
      );
      if (!found)
        throw new Error(`${url} (${response.status}) has no form with ${names.join(', ')}`);
      return found;
    },
  };
}

/** The body that a browser posts for a form. */
export function encodeForm(
  form: HtmlForm,
  values: Record<string, string | boolean>,
  options: SubmitOptions,
): URLSearchParams {
  const body = new URLSearchParams();
  for (const field of form.fields) {
    if (field.disabled || field.name === '') continue;
    const value = valueOf(field, values[field.name]);
    if (value !== undefined) body.append(field.name, value);
  }
  for (const name of Object.keys(values)) {
    if (!form.fields.some((field) => field.name === name))
      throw new Error(`The form has no field "${name}"`);
  }
  const button = options.press
    ? form.buttons.find(
        ({ name, value }) => name === options.press?.[0] && value === options.press[1],
      )
    : form.buttons[0];
  if (!button || button.disabled)
    throw new Error(`No such button: ${options.press?.join('=') ?? 'any'}`);
  if (button.name) body.append(button.name, button.value);
  for (const [name, value] of Object.entries(options.extra ?? {})) body.append(name, value);
  return body;
}

function valueOf(
  field: HtmlForm['fields'][number],
  wanted: string | boolean | undefined,
): string | undefined {
  if (field.type === 'checkbox') return (wanted ?? field.checked) ? field.value : undefined;
  if (field.type === 'radio')
    return (wanted ?? (field.checked && field.value)) === field.value ? field.value : undefined;
  // A hidden field of the same name carries the value of an unchecked box.
  if (typeof wanted === 'boolean' || wanted === undefined) return field.value;
  if (field.choices && !field.choices.includes(wanted))
    throw new Error(`"${field.name}" has no choice "${wanted}"`);
  return wanted;
}

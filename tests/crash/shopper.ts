import { setTimeout as wait } from 'node:timers/promises';
import de from '../../translations/de/order.json';
import en from '../../translations/en/order.json';
import hr from '../../translations/hr/order.json';
import it from '../../translations/it/order.json';
import type { WspayEmulator } from '../../app/emulators/wspay-emulator';
import { readForms } from '../support/html-forms';
import { type PageResponse, type Browser, createBrowser } from './browser';
import type { Random } from './random';

/** Moments at which the site may be killed: right after a shopper has sent this request. */
export const phases = [
  'product',
  'add',
  'data',
  'delivery',
  'review',
  'order',
  'pay',
  'return',
  'success',
] as const;
export type Phase = (typeof phases)[number];

/** What a shopper does after pressing the order button. */
const plans = [
  ...Array<'pays'>(10).fill('pays'),
  ...Array<'pressesTwice'>(3).fill('pressesTwice'),
  ...Array<'isDeclinedFirst'>(2).fill('isDeclinedFirst'),
  ...Array<'changesCart'>(2).fill('changesCart'),
  ...Array<'neverReturns'>(3).fill('neverReturns'),
  'waitsForBank',
  'abandons',
] as const;
type Plan = (typeof plans)[number];

/** One checkout and everything that the site reported to the shopper about it. */
export type Journey = {
  /** Unique to this checkout: identifies it in the database and at the mail server. */
  email: string;
  plan: Plan;
  /** References of the payments whose card page the shopper was redirected to: their orders must be stored. */
  placed: Set<string>;
  /** Number and token on the success page: the order must be paid. */
  confirmed: { number: string; token: string } | undefined;
  /** The cart was still full after the success page. */
  cartLeft: boolean;
  /** Responses that no shopper should get. */
  unexpected: string[];
  /** Number of 503 responses, which ask the client to retry. */
  busy: number;
};

const goodCards = ['4111111111111111', '4000000000000119', '4000000000000127', '4000000000000143'];
const declinedCard = '4000000000000002';
const lateCard = '4000000000000101';
const silentCard = '4000000000000143';

const prefixes = { hr: '', en: '/en', de: '/de', it: '/it' };
const titles = { hr, en, de, it };
const locales = ['hr', 'en', 'de', 'it'] as const;

const slugs = ['bianchera', 'buza', 'leccino', 'malvazija-ocat', 'sapun-od-maslinova-ulja'];

/** How long a person keeps pressing the order button. */
const orderTimeoutMs = 240_000;

export type ShopperOptions = {
  siteUrl: string;
  emulator: WspayEmulator;
  random: Random;
  onPhase: (phase: Phase) => void;
  /** Collects every journey from its start. */
  journeys: Journey[];
  hasEnded: () => boolean;
  /** The disk fails now and then: any form may be answered with 503 and is then sent again. */
  isDiskUnreliable: boolean;
};

class UnexpectedResponse extends Error {}

/** Orders repeatedly, in random languages, until the test is over. @param number of the shopper, from 1 */
export async function shop(number: number, options: ShopperOptions): Promise<void> {
  for (let round = 1; !options.hasEnded(); round += 1) {
    const journey: Journey = {
      email: `s${number}-${round}@shopper.example`,
      plan: options.random.pick(plans),
      placed: new Set(),
      confirmed: undefined,
      cartLeft: false,
      unexpected: [],
      busy: 0,
    };
    options.journeys.push(journey);
    const browser = createBrowser(`198.18.${number % 256}.${round % 256}`);
    try {
      await new Checkout(browser, journey, options).run();
    } catch (error) {
      journey.unexpected.push(error instanceof UnexpectedResponse ? error.message : String(error));
    }
    browser.close();
  }
}

class Checkout {
  readonly #browser: Browser;
  readonly #journey: Journey;
  readonly #options: ShopperOptions;
  readonly #base: string;
  readonly #doneTitle: string;

  constructor(browser: Browser, journey: Journey, options: ShopperOptions) {
    const locale = options.random.pick(locales);
    this.#browser = browser;
    this.#journey = journey;
    this.#options = options;
    this.#base = options.siteUrl + prefixes[locale];
    this.#doneTitle = titles[locale].success.title.done;
  }

  async run(): Promise<void> {
    const { plan } = this.#journey;
    await this.#fillCart(1 + this.#options.random.below(3));
    await this.#typeDetails();
    let cardPage = await this.#order();
    if (plan === 'abandons') return;
    if (plan === 'changesCart') {
      await this.#fillCart(1);
      cardPage = await this.#order();
    }
    if (plan === 'isDeclinedFirst') {
      const refused = await this.#comeBack(await this.#pay(cardPage, declinedCard));
      expectPage(refused, refused.url.includes('/fail'));
      cardPage = await this.#order();
    }
    await this.#finish(cardPage);
  }

  async #finish(cardPage: string): Promise<void> {
    const { plan } = this.#journey;
    if (plan === 'neverReturns') {
      await this.#pay(cardPage, silentCard);
      return;
    }
    const card = plan === 'waitsForBank' ? lateCard : this.#options.random.pick(goodCards);
    await this.#seeSuccess(await this.#comeBack(await this.#pay(cardPage, card)));
  }

  async #visit(phase: Phase, url: string, fields?: Record<string, string>): Promise<PageResponse> {
    const form = fields && new URLSearchParams(fields);
    const deadline = Date.now() + orderTimeoutMs;
    const mayBeBusy = phase === 'order' || this.#options.isDiskUnreliable;
    while (true) {
      this.#options.onPhase(phase);
      const response = await this.#browser.load(url, form);
      if (response.status !== 503 || !mayBeBusy || Date.now() > deadline) return response;
      this.#journey.busy += 1;
      await wait(1000);
    }
  }

  async #fillCart(lines: number): Promise<void> {
    for (let line = 0; line < lines; line += 1) {
      const slug = this.#options.random.pick(slugs);
      const product = await this.#visit('product', `${this.#base}/shop/${slug}`);
      expectPage(product, product.status === 200);
      const added = await this.#visit('add', `${this.#base}/shop/cart`, {
        intent: 'add',
        productId: this.#readField(product, 'productId'),
        variantId: this.#readField(product, 'variantId'),
        count: String(1 + this.#options.random.below(2)),
      });
      expectPage(added, added.status === 303);
    }
    const cartPage = await this.#visit('add', `${this.#base}/shop/cart`);
    expectPage(cartPage, cartPage.status === 200);
  }

  async #typeDetails(): Promise<void> {
    const details = await this.#visit('data', this.#step('data'), {
      fullName: 'Ana Marija Čačić',
      email: this.#journey.email,
      phone: '+385 91 234 5678',
      address: 'Gradinska 1',
      postalCode: '52429',
      city: 'Grožnjan',
      country: 'HR',
    });
    expectPage(details, details.location === this.#step('delivery'));
    const delivery = await this.#visit('delivery', this.#step('delivery'), {
      sameAddress: 'on',
      deliveryMethod: 'gls',
      giftMessage: '',
      comment: '',
    });
    expectPage(delivery, delivery.location === this.#step('review'));
  }

  /** @returns the card page's URL, once the site has confirmed that the order is stored */
  async #order(): Promise<string> {
    const review = await this.#visit('review', this.#step('review'));
    expectPage(review, review.status === 200);
    const fields = {
      paymentMethod: 'card',
      terms: 'on',
      submissionId: this.#readField(review, 'submissionId'),
    };
    const [response, ...others] = await Promise.all(
      Array.from({ length: this.#journey.plan === 'pressesTwice' ? 2 : 1 }, () =>
        this.#pressOrder(fields),
      ),
    );
    for (const other of others) expectPage(other, other.location === response?.location);
    return response?.location ?? '';
  }

  async #pressOrder(fields: Record<string, string>): Promise<PageResponse> {
    const response = await this.#visit('order', this.#step('review'), fields);
    this.#journey.placed.add(this.#referenceOf(response));
    return response;
  }

  /** The payment behind a card page. */
  #referenceOf(response: PageResponse): string {
    const id = /\/pay\/([0-9a-f-]{36})$/.exec(response.location ?? '')?.[1];
    const opened = this.#options.emulator.transactions().find((other) => other.id === id);
    expectPage(response, response.status === 303 && opened !== undefined);
    return opened?.shoppingCartId ?? '';
  }

  /** @returns the URL that the payment provider redirects the browser to */
  async #pay(cardPage: string, cardNumber: string): Promise<string> {
    const card = { cardNumber, expiry: '12/39', cvv: '123', holder: 'Ana Čačić' };
    const paid = await this.#visit('pay', cardPage, card);
    expectPage(paid, paid.status === 303);
    return paid.location ?? '';
  }

  async #comeBack(returnUrl: string): Promise<PageResponse> {
    const back = await this.#visit('return', returnUrl);
    expectPage(back, back.status === 303);
    return this.#follow(back);
  }

  /** Follows redirects; the success page redirects to itself once, after emptying the cart. */
  async #follow(response: PageResponse): Promise<PageResponse> {
    let page = response;
    for (let hops = 0; hops < 3 && page.location !== undefined; hops += 1) {
      page = await this.#visit('success', page.location);
    }
    expectPage(page, page.status === 200);
    return page;
  }

  async #seeSuccess(first: PageResponse): Promise<void> {
    let page = first;
    for (let tries = 1; !this.#isDone(page); tries += 1) {
      expectPage(page, page.status === 200 && page.url.includes('/success') && tries < 60);
      await wait(1000);
      page = await this.#follow(await this.#visit('success', page.url));
    }
    const number = /M-\d{4}-\d{6,}/.exec(page.body)?.[0] ?? '';
    const token = new URL(page.url).searchParams.get('order') ?? '';
    this.#journey.confirmed = { number, token };
    const cartPage = await this.#browser.load(`${this.#base}/shop/cart`);
    this.#journey.cartLeft = cartPage.body.includes('value="remove"');
  }

  #isDone(page: PageResponse): boolean {
    return page.status === 200 && page.body.includes(`<h1>${this.#doneTitle}</h1>`);
  }

  #step(step: string): string {
    return `${this.#base}/shop/checkout?step=${step}`;
  }

  /** The value of a hidden field or a checked radio button. */
  #readField(page: PageResponse, name: string): string {
    const fields = readForms(page.body)
      .flatMap((form) => form.fields)
      .filter((field) => field.name === name);
    const value = (fields.find((field) => field.checked) ?? fields[0])?.value;
    expectPage(page, Boolean(value));
    return value ?? '';
  }
}

function expectPage(response: PageResponse, isRight: boolean): void {
  if (isRight) return;
  const path = new URL(response.url).pathname;
  throw new UnexpectedResponse(
    `${response.status} at ${path} → ${response.location ?? 'no redirect'}`,
  );
}

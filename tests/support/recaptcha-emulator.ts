import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { RecaptchaTokens, toAssessment, toSiteVerify, type Visitor } from './recaptcha-tokens';
import { anchorPage, loaderScript } from './recaptcha-scripts';

/** Simulated failures when tokens are assessed; `no script` and `no token` fail in the browser. */
export type RecaptchaFault =
  'slow' | 'error' | 'quota' | 'garbage' | 'endless' | 'redirect' | 'no script' | 'no token';

export type RecaptchaOptions = { secret?: string };

/** A token verification request as received. */
export type RecaptchaRequest = { path: string; body: string };

const slowMs = 120_000;

/**
 * An emulator of reCAPTCHA v3 and Enterprise on loopback: both scripts, `siteverify` and assessments. Tokens are valid
 * for two minutes and for one verification.
 */
export class RecaptchaEmulator {
  readonly #server = createServer((request, response) => void this.#answer(request, response));
  readonly #tokens = new RecaptchaTokens();
  readonly #secret: string;
  /** The score of every token assessed from now on. */
  score = 0.9;
  fault: RecaptchaFault | undefined;
  /** All verification requests so far. */
  readonly questions: RecaptchaRequest[] = [];
  /** URLs that browsers requested. */
  readonly visits: string[] = [];

  constructor({ secret = 'emulated-secret' }: RecaptchaOptions = {}) {
    this.#secret = secret;
  }

  async start(): Promise<void> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
  }

  /** `http://127.0.0.1:41234` */
  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Issues a token as a visitor's browser would receive it. */
  issue(visitor: Visitor, ageMs?: number): string {
    return this.#tokens.issue(visitor, ageMs);
  }

  async stop(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', this.url);
    const body = await text(request);
    const isEnterprise = url.pathname === '/recaptcha/enterprise.js';
    if (url.pathname === '/recaptcha/api/siteverify') return this.#siteVerify(url, body, response);
    if (/^\/v1\/projects\/[^/]+\/assessments$/.test(url.pathname)) {
      const key = url.searchParams.get('key') ?? request.headers['x-goog-api-key'];
      return this.#assess(url, body, { key, response });
    }
    this.visits.push(url.pathname + url.search);
    if (isEnterprise || url.pathname === '/recaptcha/api.js') {
      if (this.fault === 'no script') return void response.writeHead(503).end();
      const script = loaderScript({ origin: this.url, isEnterprise });
      return send(response, 200, 'text/javascript', script);
    }
    if (url.pathname === '/recaptcha/api2/anchor') {
      return send(response, 200, 'text/html', anchorPage);
    }
    if (url.pathname === '/recaptcha/api2/reload') {
      if (this.fault === 'no token') return void response.writeHead(500).end();
      return sendJson(response, { token: this.issue(JSON.parse(body) as Visitor) });
    }
    response.writeHead(404).end();
  }

  async #siteVerify(url: URL, body: string, response: ServerResponse): Promise<void> {
    this.questions.push({ path: url.pathname, body });
    if (await this.#fail(response)) return;
    const form = new URLSearchParams(body);
    if (form.get('secret') !== this.#secret) {
      return sendJson(response, { success: false, 'error-codes': ['invalid-input-secret'] });
    }
    const finding = this.#tokens.redeem(form.get('response') ?? '');
    sendJson(response, toSiteVerify(finding, this.score));
  }

  async #assess(
    url: URL,
    body: string,
    { key, response }: { key: unknown; response: ServerResponse },
  ): Promise<void> {
    this.questions.push({ path: url.pathname, body });
    if (await this.#fail(response)) return;
    if (key !== this.#secret) {
      const error = { code: 400, status: 'INVALID_ARGUMENT', message: 'API key not valid.' };
      return sendJson(response, { error }, 400);
    }
    const { event } = JSON.parse(body) as {
      event: { token: string; siteKey: string; expectedAction?: string };
    };
    const finding = this.#tokens.redeem(event.token, event.siteKey);
    sendJson(response, toAssessment(finding, this.score, event));
  }

  /** @returns whether the response was handled, possibly by never being sent */
  async #fail(response: ServerResponse): Promise<boolean> {
    const { fault } = this;
    if (fault === 'slow') {
      await Promise.race([wait(slowMs, undefined, { ref: false }), once(response, 'close')]);
      return response.destroyed;
    }
    if (fault === 'error') response.writeHead(500).end();
    else if (fault === 'quota') response.writeHead(429).end();
    else if (fault === 'garbage')
      send(response, 200, 'text/html', '<!doctype html><h1>Sign in</h1>');
    else if (fault === 'endless') response.writeHead(200).write('{"success":true,"score":');
    else if (fault === 'redirect') response.writeHead(302, { location: '/elsewhere' }).end();
    else return false;
    return true;
  }
}

function send(response: ServerResponse, status: number, type: string, body: string): void {
  response.writeHead(status, { 'content-type': `${type}; charset=utf-8` }).end(body);
}

const sendJson = (response: ServerResponse, body: unknown, status = 200) =>
  send(response, status, 'application/json', JSON.stringify(body));

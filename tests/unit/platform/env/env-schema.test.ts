import fc from 'fast-check';
import { expect, test } from 'vitest';
import { EnvError, listUnknownVariables, parseEnv } from '~/platform/env/env-schema';

const secret = 's'.repeat(32);
const good = {
  NODE_ENV: 'production',
  SITE_URL: 'https://shop.example',
  SESSION_SECRET: secret,
  PAYMENT_DEMO: '1',
};

const stripe = { STRIPE_SECRET_KEY: 'sk_live_12345678', STRIPE_WEBHOOK_SECRET: 'whsec_12345678' };
const bothProviders = { WSPAY_SHOP_ID: 'a', WSPAY_SECRET_KEY: 'b', ...stripe };

function problemsOf(env: Record<string, string | undefined>, demo = false): string[] {
  try {
    parseEnv(env, { demo });
    return [];
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    return error.problems;
  }
}

test('with nothing set, a demonstration has all it needs', () => {
  expect(parseEnv({}, { demo: true })).toMatchObject({
    PORT: 3002,
    HOST: '127.0.0.1',
    SITE_URL: 'http://localhost:3002',
    DATA_DIR: './data',
    LOG_LEVEL: 'info',
    strict: false,
    payment: 'emulator',
  });
});

test('empty values count as not set', () => {
  expect(parseEnv({ PORT: '', SITE_URL: '', SMTP_URL: '' }, { demo: true })).toMatchObject({
    PORT: 3002,
  });
});

test.each([
  ['NODE_ENV', ['staging', 'Production', 'prod-live']],
  ['PORT', ['0', '65536', '-1', '80.5', 'http', '3002x', '3002,3003']],
  [
    'SITE_URL',
    [
      'shop.example',
      'ftp://shop.example',
      'http:///',
      'https://shop.example/path',
      'https://shop.example/?a=1',
      'javascript:alert(1)',
    ],
  ],
  ['SESSION_SECRET', ['short', `${secret},`, `,${secret}`, `${secret},short`, ' '.repeat(40)]],
  [
    'SMTP_URL',
    [
      'http://mail.example',
      'mail.example:25',
      'smtp',
      'smtp:user:password@mail.example',
      'smtp:///',
    ],
  ],
  [
    'MAIL_FROM',
    [
      'Linden',
      'a@b',
      'Linden <a@b.example>',
      'a@b.example, c@d.example',
      'a@b.example\r\nBcc: x@y.example',
    ],
  ],
  ['MAIL_TO', ['Linden', 'a@@b.example', 'a@b.example;c@d.example']],
  ['HOST', ['192.0.2.1 ', ' 192.0.2.1', 'my host']],
  ['PAYMENT_PROVIDER', ['paypal', 'WSPay', 'Stripe', 'wspay,stripe']],
  ['STRIPE_SECRET_KEY', ['pk_live_12345678', 'sk_12345678', 'sk_live_x', 'sk_live_123 45678']],
  ['STRIPE_WEBHOOK_SECRET', ['secret12345', 'whsec_x', 'whsec_12345678,', 'whsec_12345678,other']],
  ['STRIPE_API_URL', ['api.example', 'https://api.example/v1', 'ftp://api.example']],
  ['WSPAY_SHOP_ID', ['x'.repeat(65)]],
  ['WSPAY_SECRET_KEY', ['x'.repeat(257)]],
  ['WSPAY_FORM_URL', ['pay.example', 'file:///etc/passwd']],
  ['WSPAY_API_URL', ['pay.example', 'ws://pay.example']],
  ['PAYMENT_DEMO', ['yes', 'true', '2']],
  ['LOG_LEVEL', ['verbose', 'INFO']],
  ['PREPARE_PICTURES', ['yes', 'no', '2']],
  ['JOB_INTERVAL_MS', ['0', '99', '3600001', '1.5', 'fast']],
])(
  '%s of a wrong kind stops the start in one line that does not show the value',
  (name, values) => {
    for (const value of values) {
      const env = { ...good, ...bothProviders, [name]: value };
      const [problem = '', ...others] = problemsOf(env);
      expect(others).toEqual([]);
      expect(problem).toMatch(new RegExp(`^${name} is wrong: it takes .+`));
      expect(problem).not.toContain('\n');
      if (value.length > 5) expect(problem).not.toContain(value);
    }
  },
);

test('strict production names all missing settings together', () => {
  expect(problemsOf({ NODE_ENV: 'production' })).toEqual([
    expect.stringMatching(/^SITE_URL is required/),
    expect.stringMatching(/^SESSION_SECRET is required/),
  ]);
  expect(problemsOf({ ...good, SITE_URL: 'http://shop.example' })).toEqual([
    expect.stringMatching(/^SITE_URL/),
  ]);
  expect(problemsOf(good)).toEqual([]);
});

test('several wrong values are several lines', () => {
  const problems = problemsOf({ PORT: 'x', LOG_LEVEL: 'x', MAIL_TO: 'x' }, true);
  expect(problems.map((problem) => problem.split(' ')[0]).sort()).toEqual([
    'LOG_LEVEL',
    'MAIL_TO',
    'PORT',
  ]);
});

test('half of the card provider’s credentials is a contradiction, in demonstrations too', () => {
  for (const half of [{ WSPAY_SHOP_ID: 'a' }, { WSPAY_SECRET_KEY: 'b' }]) {
    expect(problemsOf({ ...good, ...half })).toEqual([
      expect.stringMatching(/^WSPAY_SHOP_ID and WSPAY_SECRET_KEY/),
    ]);
    expect(problemsOf(half, true)).toHaveLength(1);
  }
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET } = stripe;
  for (const half of [{ STRIPE_SECRET_KEY }, { STRIPE_WEBHOOK_SECRET }]) {
    expect(problemsOf({ ...good, ...half })).toEqual([
      expect.stringMatching(/^STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET/),
    ]);
  }
});

const selling = { ...good, PAYMENT_DEMO: '', SMTP_URL: 'smtps://mail.example' };

test('strict production that must sell needs the credentials of the provider for new orders', () => {
  const problemsWith = (env: Record<string, string>) => {
    try {
      parseEnv({ ...selling, ...env }, { demo: false, needsProvider: true });
      return [];
    } catch (error) {
      return (error as EnvError).problems;
    }
  };
  expect(problemsWith({})).toEqual([expect.stringMatching(/^WSPAY_SHOP_ID and .* required/)]);
  expect(problemsWith({ WSPAY_SHOP_ID: 'a', WSPAY_SECRET_KEY: 'b' })).toEqual([]);
  const other = { PAYMENT_PROVIDER: 'stripe', WSPAY_SHOP_ID: 'a', WSPAY_SECRET_KEY: 'b' };
  expect(problemsWith(other)).toEqual([
    expect.stringMatching(/^STRIPE_SECRET_KEY and .* required/),
  ]);
  expect(problemsWith({ ...other, ...stripe })).toEqual([]);
});

test('a test key sells nothing in strict production, and a live key never travels in clear', () => {
  const testKey = { ...stripe, STRIPE_SECRET_KEY: 'rk_test_12345678', PAYMENT_PROVIDER: 'stripe' };
  expect(problemsOf({ ...good, ...testKey, PAYMENT_DEMO: '' })).toEqual([
    expect.stringMatching(/^STRIPE_SECRET_KEY is a test key/),
  ]);
  expect(problemsOf({ ...good, ...testKey })).toEqual([]);
  expect(problemsOf(testKey, true)).toEqual([]);
  const http = { STRIPE_API_URL: 'http://127.0.0.1:4000' };
  expect(problemsOf({ ...testKey, ...http }, true)).toEqual([]);
  expect(problemsOf({ ...stripe, ...http }, true)).toEqual([
    expect.stringMatching(/^STRIPE_API_URL is wrong/),
  ]);
});

test('the banner is shown wherever no card is charged', () => {
  const demonstration = (env: Record<string, string>) =>
    parseEnv(env, { demo: true }).demonstration;
  const live = { PAYMENT_PROVIDER: 'stripe', ...stripe };
  expect(demonstration({})).toBe(true);
  expect(demonstration({ PAYMENT_PROVIDER: 'stripe' })).toBe(true);
  expect(demonstration(live)).toBe(false);
  expect(demonstration({ ...live, STRIPE_SECRET_KEY: 'sk_test_12345678' })).toBe(true);
  expect(demonstration({ WSPAY_SHOP_ID: 'a', WSPAY_SECRET_KEY: 'b' })).toBe(false);
  expect(parseEnv({ ...good, PAYMENT_DEMO: '' }, { demo: false }).demonstration).toBe(false);
});

test('webhook secrets are a list, so that one can be exchanged for another', () => {
  const env = { ...stripe, STRIPE_WEBHOOK_SECRET: 'whsec_aaaaaaaa, whsec_bbbbbbbb' };
  expect(parseEnv(env, { demo: true }).STRIPE_WEBHOOK_SECRET).toEqual([
    'whsec_aaaaaaaa',
    'whsec_bbbbbbbb',
  ]);
});

test('the emulator needs the port after ours, so the last port is taken only without it', () => {
  expect(problemsOf({ PORT: '65535' }, true)).toEqual([expect.stringMatching(/^PORT /)]);
  const own = { WSPAY_SHOP_ID: 'a', WSPAY_SECRET_KEY: 'b' };
  expect(problemsOf({ PORT: '65535', ...own }, true)).toEqual([]);
});

test.each([
  [{}, true, 'emulator'],
  [{ WSPAY_SHOP_ID: 'a', WSPAY_SECRET_KEY: 'b' }, true, 'provider'],
  [{ PAYMENT_PROVIDER: 'stripe', WSPAY_SHOP_ID: 'a', WSPAY_SECRET_KEY: 'b' }, true, 'emulator'],
  [{ PAYMENT_PROVIDER: 'stripe', ...stripe }, true, 'provider'],
  [{ ...good, ...stripe, PAYMENT_DEMO: '' }, false, 'closed'],
  [{ ...good, PAYMENT_DEMO: '' }, false, 'closed'],
  [{ ...good, PAYMENT_DEMO: '0' }, false, 'closed'],
  [good, false, 'emulator'],
  [{ ...good, WSPAY_SHOP_ID: 'a', WSPAY_SECRET_KEY: 'b' }, false, 'provider'],
] as const)('%j with demonstration %s: payment is %s', (env, demo, payment) => {
  expect(parseEnv(env, { demo }).payment).toBe(payment);
});

test('secrets are a list, newest first, and the site’s address is an origin', () => {
  const env = parseEnv(
    { ...good, SITE_URL: 'https://shop.example/', SESSION_SECRET: `${secret}1 , ${secret}2` },
    { demo: false },
  );
  expect(env.SESSION_SECRET).toEqual([`${secret}1`, `${secret}2`]);
  expect(env.SITE_URL).toBe('https://shop.example');
});

test('any environment is accepted or refused in whole lines, and no secret is ever shown', () => {
  const names = fc.constantFrom(
    'PORT',
    'SITE_URL',
    'SMTP_URL',
    'MAIL_TO',
    'LOG_LEVEL',
    'WSPAY_SHOP_ID',
    'HOST',
    'NODE_ENV',
  );
  const env = fc.dictionary(names, fc.oneof(fc.string(), fc.webUrl(), fc.nat().map(String)));
  fc.assert(
    fc.property(env, fc.boolean(), (values, demo) => {
      const canary = 'canary-secret';
      const problems = problemsOf(
        { ...values, SESSION_SECRET: canary, WSPAY_SECRET_KEY: canary },
        demo,
      );
      for (const problem of problems) {
        expect(problem).not.toContain(canary);
        expect(problem).toMatch(/^[A-Z_]+ .*\S$/);
      }
    }),
  );
});

test('a shop that charges does not start without a mail server', () => {
  const start = (env: Record<string, string>) => () =>
    parseEnv(
      { ...selling, SMTP_URL: '', ...bothProviders, ...env },
      { demo: false, needsProvider: true },
    );
  expect(start({})).toThrow(/^SMTP_URL is required/);
  expect(start({ SMTP_URL: 'smtps://mail.example' })).not.toThrow();
  // Beside real credentials it changes nothing: cards are charged, and buyers need their emails.
  expect(start({ PAYMENT_DEMO: '1' })).toThrow(/^SMTP_URL is required/);
  const live = { PAYMENT_PROVIDER: 'stripe', PAYMENT_DEMO: '1' };
  expect(start(live)).toThrow(/^SMTP_URL is required/);
  expect(start({ ...live, STRIPE_SECRET_KEY: 'sk_test_12345678' })).not.toThrow();
  const none = { WSPAY_SHOP_ID: '', WSPAY_SECRET_KEY: '', PAYMENT_DEMO: '1' };
  expect(start(none)).not.toThrow();
});

test.each(['12/4', '12#4', '12?4', 'p@1/2', 'p%zz'])(
  'the password %s is not mistaken for another part of DATABASE_URL',
  (password) => {
    const DATABASE_URL = `postgres://site:${password}@db.example/shop`;
    expect(problemsOf({ DATABASE_URL }, true)).toEqual([
      expect.stringMatching(/^DATABASE_URL is wrong: .*percent-encoded/),
    ]);
    const encoded = `postgres://site:${encodeURIComponent(password)}@db.example/shop`;
    expect(problemsOf({ DATABASE_URL: encoded }, true)).toEqual([]);
  },
);

test.each(['12/4', '12#4', '12?4'])(
  'the password %s is not mistaken for another part of SMTP_URL',
  (password) => {
    const read = (text: string) =>
      problemsOf({ SMTP_URL: `smtp://post:${text}@mail.example` }, true);
    expect(read(password)).toEqual([
      expect.stringMatching(/^SMTP_URL is wrong: .*percent-encoded/),
    ]);
    expect(read(encodeURIComponent(password))).toEqual([]);
  },
);

test('several processes need PostgreSQL, and are at least one', () => {
  const DATABASE_URL = 'postgres://127.0.0.1/shop';
  const read = (WEB_PROCESSES: string) => parseEnv({ WEB_PROCESSES, DATABASE_URL }, { demo: true });
  expect(parseEnv({}, { demo: true }).WEB_PROCESSES).toBe(1);
  expect(read('4').WEB_PROCESSES).toBe(4);
  expect(problemsOf({ WEB_PROCESSES: '1' }, true)).toEqual([]);
  expect(problemsOf({ WEB_PROCESSES: '2' }, true)).toEqual([
    'WEB_PROCESSES is wrong: without DATABASE_URL it takes 1',
  ]);
  for (const wrong of ['0', '33', '1.5', 'all']) {
    expect(problemsOf({ WEB_PROCESSES: wrong, DATABASE_URL }, true)).toEqual([
      'WEB_PROCESSES is wrong: it takes how many processes the site runs in on this machine, 1 to 32',
    ]);
  }
});

test('variables that look like ours and that nothing reads are named', () => {
  const given = { ...good, MAIL_FORM: 'a@b.example', WSPAY_SHOPID: '1', PATH: '/bin', HOME: '/' };
  expect(listUnknownVariables(given)).toEqual(['MAIL_FORM', 'WSPAY_SHOPID']);
});

test('parameters of the database’s address say how to connect, and nothing else', () => {
  const url = 'postgres://user:password@localhost/shop?host=/run/postgresql&sslmode=verify-full';
  expect(problemsOf({ DATABASE_URL: `${url}&sslrootcert=/ca.pem` }, true)).toEqual([]);
  const misspelt = url.replace('verify-full', 'verify_full');
  expect(problemsOf({ DATABASE_URL: misspelt }, true)).toEqual([
    'DATABASE_URL is wrong: its sslmode takes disable, prefer, require, verify-ca, verify-full, no-verify',
  ]);
  expect(problemsOf({ DATABASE_URL: `${url}&application_name=ours&options=-c%20a` }, true)).toEqual(
    ['"application_name"', '"options"'].map(
      (name) =>
        `DATABASE_URL is wrong: it takes no parameter ${name}, only host, sslmode, sslrootcert, sslcert, sslkey, uselibpqcompat`,
    ),
  );
});

/** Where forms may lead besides ourselves: set once at start to the card providers' origins. */
let formTargets: readonly string[] = [];

/** Browsers apply form-action to the redirect behind a form as well, so the card providers must be named. */
export function allowFormTargets(origins: readonly string[]): void {
  formTargets = origins;
}

let connections: readonly string[] = [];

/** Development only: the address over which the browser hears of changed modules. */
export function allowConnection(origin: string): void {
  connections = [origin];
}

/** Hosts of the captcha: named only where the operator has set one up. */
type CaptchaSources = Record<'scripts' | 'frames' | 'connections', readonly string[]>;
let captcha: CaptchaSources = { scripts: [], frames: [], connections: [] };

/** Set once at start: every page has a form, and browsers keep the first page's policy while scripts change pages. */
export function allowCaptcha(sources: CaptchaSources): void {
  captcha = sources;
}

/** Hosts of the measuring of visits: named only where the operator measures them. */
type AnalyticsSources = Record<'scripts' | 'images' | 'connections', readonly string[]>;
let analytics: AnalyticsSources = { scripts: [], images: [], connections: [] };

/** Set once at start, for every page: a visitor may say yes on any, and browsers keep the first page's policy. */
export function allowAnalytics(sources: AnalyticsSources): void {
  analytics = sources;
}

/**
 * The page's security policy.
 * @param scripts hashes of the inline scripts (`'sha256-…'`)
 * @param styles hashes of inline styles
 */
export function contentSecurityPolicy(
  scripts: readonly string[] = [],
  styles: readonly string[] = [],
): string {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...captcha.scripts, ...analytics.scripts, ...scripts].join(' '),
    ['style-src', "'self'", ...styles].join(' '),
    ["img-src 'self' data:", ...analytics.images].join(' '),
    "font-src 'self'",
    [
      'connect-src',
      "'self'",
      ...captcha.connections,
      ...analytics.connections,
      ...connections,
    ].join(' '),
    ...(captcha.frames.length > 0 ? [['frame-src', ...captcha.frames].join(' ')] : []),
    "manifest-src 'self'",
    ['form-action', "'self'", ...formTargets].join(' '),
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "object-src 'none'",
  ].join('; ');
}

const features = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** On every answer of the server, errors, redirects and files included. Not `no-referrer`: it would break forms without scripts. */
export function securityHeaders(options: { https: boolean }): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy(),
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Frame-Options': 'DENY',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': features.map((feature) => `${feature}=()`).join(', '),
    ...(options.https && {
      'Strict-Transport-Security': 'max-age=31536000; includeSubDomains',
    }),
  };
}
